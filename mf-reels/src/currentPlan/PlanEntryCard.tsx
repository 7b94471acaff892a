import { ActivePlanCard } from './ActivePlanCard';
import { EndedPlanCard } from './EndedPlanCard';
import { PlanCard } from './PlanCard';
import type { PlanEntry } from './planEntries';
import { PendingCard, RejectedCard } from './RequestCards';
import { WatchButton } from './WatchButton';

/** Picks the card that fits an entry’s status. */
export function PlanEntryCard({ entry }: { entry: PlanEntry }) {
  switch (entry.kind) {
    case 'active':
      return <ActivePlanCard userPlan={entry.userPlan} />;
    case 'approved':
      return (
        <PlanCard plan={entry.plan}>
          <WatchButton planId={entry.plan._id} />
        </PlanCard>
      );
    case 'pending':
      return <PendingCard plan={entry.plan} request={entry.request} />;
    case 'rejected':
      return <RejectedCard plan={entry.plan} request={entry.request} />;
    case 'ended':
      return <EndedPlanCard userPlan={entry.userPlan} />;
  }
}
