import { routes, type RechargeRequest, type UserPlan } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { buttonClass, EmptyState } from '@reelrupee/ui/core';
import { Layers } from '@reelrupee/ui/icons';
import { FreePlanNotice } from './FreePlanNotice';
import { PlanEntryCard } from './PlanEntryCard';
import styles from './PlanEntryList.module.css';
import { hasUsedFreePlan, planEntries } from './planEntries';
import { useRechargeRequests } from './useRechargeRequests';
import { t } from '../texts/texts';

interface PlanEntryListProps {
  userId: string;
  plans: readonly UserPlan[];
  requests: readonly RechargeRequest[];
  /** True once both lists are known; only then the screen may say that there is no plan. */
  isComplete: boolean;
}

/** The cards of all plans, or an empty state that links to the plan list. */
export function PlanEntryList({ userId, plans, requests, isComplete }: PlanEntryListProps) {
  const { entries, activeFreePlan } = planEntries(plans, useRechargeRequests(userId, requests));
  const noneActive = entries.every(({ kind }) => kind === 'ended');
  return (
    <>
      {isComplete && noneActive && (
        <EmptyState
          icon={<Layers />}
          title={t('No active plans available.')}
          text={
            hasUsedFreePlan(plans)
              ? t('Take a plan to watch ten reels a day and earn.')
              : t('Take a plan to watch ten reels a day and earn. You can start free.')
          }
          action={
            <Link to={routes.plans} className={buttonClass()}>
              {t('See the plans')}
            </Link>
          }
        />
      )}
      {entries.length > 0 && (
        <ul className={styles['list']}>
          {entries.map((entry) => (
            <li key={`${entry.kind} ${entry.plan._id}`}>
              <PlanEntryCard entry={entry} />
            </li>
          ))}
        </ul>
      )}
      {activeFreePlan && (
        <FreePlanNotice plan={activeFreePlan} isChecking={entries.some(({ kind }) => kind === 'pending')} />
      )}
    </>
  );
}
