import { formatRupees, routes, type UserPlan } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { Amount, Badge } from '@reelrupee/ui/core';
import { PlanCard } from './PlanCard';
import styles from './EndedPlanCard.module.css';

/** A plan that has ended: what it earned and what stayed locked. */
export function EndedPlanCard({ userPlan }: { userPlan: UserPlan }) {
  const { planId: plan, totalEarned, lockedEarnings = 0 } = userPlan;
  return (
    <PlanCard plan={plan} aside={<Badge tone="neutral">Ended</Badge>}>
      <p className={styles['text']}>
        All {plan.totalDays} days are over.
        {totalEarned !== undefined && (
          <>
            {' '}
            You earned <Amount size="s">{formatRupees(totalEarned)}</Amount> with this plan.
          </>
        )}
      </p>
      {lockedEarnings > 0 && (
        <p className={styles['text']}>
          <Amount size="s" tone="pending">
            {formatRupees(lockedEarnings)}
          </Amount>{' '}
          stays locked because the {plan.streakDaysRequired}-day streak was not completed.
        </p>
      )}
      {!plan.isFree && (
        <p className={styles['text']}>
          You can take this plan again in <Link to={routes.plans}>Plans</Link>.
        </p>
      )}
    </PlanCard>
  );
}
