import { routes } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import styles from './Recharge.module.css';

/** Says that the last try was turned down, where the reason stands, and that another one is welcome. */
export function RejectedNote() {
  return (
    <div className={styles['rejected']}>
      <p>Your last recharge of this plan was rejected.</p>
      <p>
        The reason is on <Link to={routes.currentPlan}>your current plans</Link>. Check the transaction ID and
        the screenshot, then send them again.
      </p>
    </div>
  );
}
