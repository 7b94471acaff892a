import { routes, type UserPlan } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { Flame } from '@reelrupee/ui/icons';
import styles from './FreePlanNotice.module.css';
import { t } from '../texts/texts';

interface FreePlanNoticeProps {
  plan: UserPlan;
  /** A payment for a paid plan is being checked. */
  isChecking: boolean;
}

/** Links to the active free plan, which the list omits while a paid plan is present that cannot be watched yet. */
export function FreePlanNotice({ plan, isChecking }: FreePlanNoticeProps) {
  const { planId, reelsWatchedToday, totalReels } = plan;
  return (
    <p className={styles['notice']}>
      <Flame size={20} aria-hidden />
      <span>
        {isChecking
          ? t('While we check, keep earning on your free plan')
          : t('You can keep earning on your free plan')}
        {reelsWatchedToday !== undefined &&
          ` (${t('{watched} of {total} reels today', { watched: reelsWatchedToday, total: totalReels })})`}
        {t('.')}{' '}
        <Link to={routes.reels} state={{ planId: planId._id }}>
          {t('Watch free reels')}
        </Link>
      </span>
    </p>
  );
}
