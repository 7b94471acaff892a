import { routes } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { Note } from '@reelrupee/ui/core';

/** Tells the user that the last recharge was rejected and where to find the reason. */
export function RejectedNote() {
  return (
    <Note tone="danger">
      <p>
        <strong>Your last recharge for this plan was rejected.</strong>
      </p>
      <p>
        You can see the reason in <Link to={routes.currentPlan}>your current plans</Link>. Check the
        transaction ID and the screenshot, then send them again.
      </p>
    </Note>
  );
}
