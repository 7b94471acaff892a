import { routes } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { Note } from '@reelrupee/ui/core';

/** Says that the last try was turned down, where the reason stands, and that another one is welcome. */
export function RejectedNote() {
  return (
    <Note tone="danger">
      <p>
        <strong>Your last recharge of this plan was rejected.</strong>
      </p>
      <p>
        The reason is on <Link to={routes.currentPlan}>your current plans</Link>. Check the transaction ID and
        the screenshot, then send them again.
      </p>
    </Note>
  );
}
