import type { Plan, RechargeRequest } from '@reelrupee/contract/entities';
import { formatDate, formatRupees, routes } from '@reelrupee/platform';
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
  const facts = [
    ['Paid', formatRupees(request.amount)],
    ['Transaction ID', request.transactionId],
    ['Sent on', formatDate(request.createdAt)],
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
