import { cx } from '@reelrupee/ui/core';
import styles from './OutcomeNote.module.css';
import type { WithdrawalOutcome } from './useWithdrawal';

/** What became of the last try, for as long as the form stands; the toast has left by then. */
export function OutcomeNote({ outcome }: { outcome: WithdrawalOutcome | null }) {
  switch (outcome?.kind) {
    case 'refused':
      return <p className={cx(styles['note'], styles['refused'])}>{outcome.text}</p>;
    case 'unanswered':
      return (
        <p role="status" className={cx(styles['note'], styles['open'])}>
          No answer came, so your request may or may not have arrived. Try again: it stays the same request
          and is never paid twice.
        </p>
      );
    case 'cancelled':
      return (
        <p role="status" className={cx(styles['note'], styles['open'])}>
          Upload cancelled. If your request had arrived already, you will see it on hold.
        </p>
      );
    default:
      return null;
  }
}
