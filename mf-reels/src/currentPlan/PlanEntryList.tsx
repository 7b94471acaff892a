import type { RechargeRequest, UserPlan } from '@reelrupee/contract/entities';
import { routes } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { buttonClass, EmptyState } from '@reelrupee/ui/core';
import { Layers } from '@reelrupee/ui/icons';
import { FreePlanNotice } from './FreePlanNotice';
import { PlanEntryCard } from './PlanEntryCard';
import styles from './PlanEntryList.module.css';
import { planEntries } from './planEntries';
import { useRechargeRequests } from './useRechargeRequests';

interface PlanEntryListProps {
  plans: readonly UserPlan[];
  requests: readonly RechargeRequest[];
}

/** The cards of all plans, or an empty state that links to the plan list. */
export function PlanEntryList({ plans, requests }: PlanEntryListProps) {
  const { entries, activeFreePlan } = planEntries(plans, useRechargeRequests(requests));
  const noneActive = entries.every(({ kind }) => kind === 'ended');
  return (
    <>
      {noneActive && (
        <EmptyState
          icon={<Layers />}
          title="No active plans available."
          text="Take a plan to watch ten reels a day and earn. You can start free."
          action={
            <Link to={routes.plans} className={buttonClass()}>
              See the plans
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
