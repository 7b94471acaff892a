import { formatDate, formatRupees, routes, type Plan, type RechargeRequest } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { Button, Note } from '@reelrupee/ui/core';
import { PlanCard } from './PlanCard';
import styles from './RequestCards.module.css';

interface RequestCardProps {
  plan: Plan;
  request: RechargeRequest;
}

/** A requested plan whose payment is being checked. */
export function PendingCard({ plan, request }: RequestCardProps) {
  return (
    <PlanCard plan={plan}>
      <PaymentFacts request={request} />
      <p className={styles['text']}>
        We are checking your payment. Your reels will open here once it is approved.
      </p>
      <Button block disabled>
        Pending
      </Button>
    </PlanCard>
  );
}

/** A requested plan whose payment was rejected, with the reason. */
export function RejectedCard({ plan, request }: RequestCardProps) {
  return (
    <PlanCard plan={plan}>
      <PaymentFacts request={request} />
      {request.reason && (
        <Note tone="danger">
          <strong>Reason:</strong> {request.reason}
        </Note>
      )}
      <Button block disabled className={styles['rejected']}>
        Rejected
      </Button>
      <p className={styles['text']}>
        You can recharge this plan again in <Link to={routes.plans}>Plans</Link>.
      </p>
    </PlanCard>
  );
}

function PaymentFacts({ request }: { request: RechargeRequest }) {
  const { amount, transactionId, createdAt } = request;
  const facts = [
    ...(amount === undefined ? [] : [['Paid', formatRupees(amount)]]),
    ...(transactionId ? [['Transaction ID', transactionId]] : []),
    ...(createdAt === undefined ? [] : [['Sent on', formatDate(createdAt)]]),
  ];
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
