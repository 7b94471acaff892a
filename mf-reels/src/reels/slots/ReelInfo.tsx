import { formatPrice, type UserPlan } from '@reelrupee/platform';
import styles from './ReelInfo.module.css';
import { WatchBadge } from '../reports/WatchBadge';
import type { Watch } from '../reports/watch';

interface ReelInfoProps {
  title: string;
  userPlan: UserPlan | null;
  watchedToday: number | undefined;
  watch: Watch;
  cue: string;
}

/** The text over a reel. Temporary lines are placed above permanent ones, so that nothing moves or is covered. */
export function ReelInfo({ title, userPlan, watchedToday, watch, cue }: ReelInfoProps) {
  const perReel = userPlan?.planId.earningsPerReel;
  return (
    <div className={styles['info']}>
      <WatchBadge watch={watch} perReel={perReel} />
      {cue && (
        <p key={cue} className={styles['cue']}>
          {cue}
        </p>
      )}
      <h2 className={styles['title']}>{title}</h2>
      {userPlan && (
        <p className={styles['facts']}>
          <span>
            {userPlan.planId.title}
            {perReel !== undefined && ` · ${formatPrice(perReel)} / Reel`}
          </span>
          {watchedToday !== undefined && (
            <span>
              {watchedToday} of {userPlan.totalReels} today
            </span>
          )}
        </p>
      )}
    </div>
  );
}
