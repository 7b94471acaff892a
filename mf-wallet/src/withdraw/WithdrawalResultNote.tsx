import { Note } from '@reelrupee/ui/core';
import type { WithdrawalResult } from './useWithdrawal';

/** What became of the last try, for as long as the form stands; the toast has left by then. */
export function WithdrawalResultNote({ outcome }: { outcome: WithdrawalResult | null }) {
  switch (outcome?.kind) {
    case 'refused':
      return <Note tone="danger">{outcome.text}</Note>;
    case 'unanswered':
      return (
        <Note tone="pending" role="status">
          No answer came, so your request may or may not have arrived. Try again: it stays the same request
          and is never paid twice.
        </Note>
      );
    case 'cancelled':
      return (
        <Note tone="pending" role="status">
          Upload cancelled. If your request had arrived already, you will see it on hold.
        </Note>
      );
    default:
      return null;
  }
}
