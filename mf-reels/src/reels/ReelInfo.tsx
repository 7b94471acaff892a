import type { UserPlan } from '@reelrupee/contract/entities';
import { formatPrice } from '@reelrupee/platform';
import styles from './ReelInfo.module.css';
import { WatchBadge } from './WatchBadge';
import type { Watch } from './watch';

interface ReelInfoProps {
  title: string;
  userPlan: UserPlan | null;
  watchedToday: number;
  /** Null while something else says it. */
  watch: Watch | null;
  cue: string;
}

/** The words over a reel, from the bottom up, so that captions of any length cover none of them. */
export function ReelInfo({ title, userPlan, watchedToday, watch, cue }: ReelInfoProps) {
  return (
    <div className={styles['info']}>
      {cue && <p className={styles['cue']}>{cue}</p>}
      {watch && <WatchBadge watch={watch} perReel={userPlan?.planId.earningsPerReel ?? 0} />}
      <h2 className={styles['title']}>{title}</h2>
      {userPlan && (
        <p className={styles['facts']}>
          <span>
            {userPlan.planId.title} · {formatPrice(userPlan.planId.earningsPerReel)} / Reel
          </span>
          <span>
            {watchedToday} of {userPlan.totalReels} today
          </span>
        </p>
      )}
    </div>
  );
}
