import { formatDate, formatRupees, routes, type Plan, type RechargeRequest } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { Button, Note, RichText } from '@reelrupee/ui/core';
import { PlanCard } from './PlanCard';
import styles from './RequestCards.module.css';
import { t } from '../texts/texts';

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
        {t('We are checking your payment. Your reels will open here once it is approved.')}
      </p>
      <Button block disabled>
        {t('Pending')}
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
          <strong>{t('Reason:')}</strong> {request.reason}
        </Note>
      )}
      <Button block disabled className={styles['rejected']}>
        {t('Rejected')}
      </Button>
      <p className={styles['text']}>
        <RichText
          text={t('You can recharge this plan again in {plans}.', { plans: '{plans}' })}
          parts={{ plans: <Link to={routes.plans}>{t('Plans')}</Link> }}
        />
      </p>
    </PlanCard>
  );
}

function PaymentFacts({ request }: { request: RechargeRequest }) {
  const { amount, transactionId, createdAt } = request;
  const facts = [
    ...(amount === undefined ? [] : [[t('Paid'), formatRupees(amount)]]),
    ...(transactionId ? [[t('Transaction ID'), transactionId]] : []),
    ...(createdAt === undefined ? [] : [[t('Sent on'), formatDate(createdAt)]]),
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
