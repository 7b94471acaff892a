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

/** The cards of all plans, or the way to a first one. */
export function PlanEntryList({ plans, requests }: PlanEntryListProps) {
  const { entries, runningFreePlan } = planEntries(plans, useRechargeRequests(requests));
  const nothingRuns = entries.every(({ kind }) => kind === 'ended');
  return (
    <>
      {nothingRuns && (
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
      {runningFreePlan && <FreePlanNotice plan={runningFreePlan} />}
    </>
  );
}
