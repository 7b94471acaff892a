import { useLazyComponent } from '@reelrupee/platform';
import { Skeleton } from '@reelrupee/ui/core';
import { pendingEmailNote } from '../lazyDialogs';

interface PendingEmailSlotProps {
  userId: string;
  /** The new email. */
  email: string;
}

/** The place of the note about a new email; changes are rare, so the note is lazy-loaded. */
export function PendingEmailSlot(props: PendingEmailSlotProps) {
  const { Part: PendingEmailNote, failed } = useLazyComponent(pendingEmailNote);
  if (PendingEmailNote) return <PendingEmailNote {...props} />;
  return failed ? null : <Skeleton height="120px" radius="m" />;
}
