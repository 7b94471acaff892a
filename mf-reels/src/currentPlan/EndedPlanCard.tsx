import { formatRupees, routes, type UserPlan } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { Amount, Badge, RichText } from '@reelrupee/ui/core';
import { PlanCard } from './PlanCard';
import styles from './EndedPlanCard.module.css';
import { t } from '../texts/texts';

/** A plan that has ended: what it earned, or why that is lost. */
export function EndedPlanCard({ userPlan }: { userPlan: UserPlan }) {
  const { planId: plan, totalEarned, lockedEarnings = 0, watchedReels = 0 } = userPlan;
  // Forfeited earnings no longer count as earned.
  const isForfeited = totalEarned === 0 && watchedReels > 0;
  return (
    <PlanCard plan={plan} aside={<Badge tone="neutral">{t('Ended')}</Badge>}>
      <p className={styles['text']}>
        {t('All {days} days are over.', { days: plan.totalDays })}
        {totalEarned !== undefined && !isForfeited && (
          <>
            {' '}
            <RichText
              text={t('You earned {amount} with this plan.', { amount: '{amount}' })}
              parts={{ amount: <Amount size="s">{formatRupees(totalEarned)}</Amount> }}
            />
          </>
        )}
      </p>
      {(lockedEarnings > 0 || isForfeited) && (
        <p className={styles['text']}>
          {t('Its earnings are lost because the {days}-day streak was not completed.', {
            days: plan.streakDaysRequired,
          })}
        </p>
      )}
      {!plan.isFree && (
        <p className={styles['text']}>
          <RichText
            text={t('You can take this plan again in {plans}.', { plans: '{plans}' })}
            parts={{ plans: <Link to={routes.plans}>{t('Plans')}</Link> }}
          />
        </p>
      )}
    </PlanCard>
  );
}
