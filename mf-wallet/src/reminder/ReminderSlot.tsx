import { useLazyComponent, type SessionUser } from '@reelrupee/platform';
import { lazyReminderCard } from './lazyReminderCard';

/** The place of the reminder's card: nothing with a provider that sends no reminders. */
export function ReminderSlot({ user }: { user: SessionUser | null }) {
  return user?.offersReminders ? <LoadedCard key={user._id} userId={user._id} /> : null;
}

function LoadedCard({ userId }: { userId: string }) {
  const { Part: ReminderCard } = useLazyComponent(lazyReminderCard);
  return ReminderCard && <ReminderCard userId={userId} />;
}
