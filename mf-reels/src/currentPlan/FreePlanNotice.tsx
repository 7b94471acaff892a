import type { UserPlan } from '@reelrupee/contract/entities';
import { routes } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { Flame } from '@reelrupee/ui/icons';
import styles from './FreePlanNotice.module.css';

/** A free plan is not listed beside a paid one; while that waits, its reels and its streak can go on. */
export function FreePlanNotice({ plan }: { plan: UserPlan }) {
  const { planId, reelsWatchedToday, totalReels } = plan;
  return (
    <p className={styles['notice']}>
      <Flame size={20} aria-hidden />
      <span>
        Your free plan goes on meanwhile ({reelsWatchedToday} of {totalReels} reels today).{' '}
        <Link to={routes.reels} state={{ planId: planId._id }}>
          Watch free reels
        </Link>
      </span>
    </p>
  );
}
