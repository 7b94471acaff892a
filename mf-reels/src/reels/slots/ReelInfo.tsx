import { planTitle } from '@reelrupee/contract/planTitle';
import { formatPrice, type Reel, useLanguage, type UserPlan } from '@reelrupee/platform';
import styles from './ReelInfo.module.css';
import type { Cue } from '../player/captions';
import { WatchBadge } from '../reports/WatchBadge';
import type { Watch } from '../reports/watch';
import { reelTitle } from './reelTitle';
import { t } from '../../texts/texts';

interface ReelInfoProps {
  reel: Reel;
  userPlan: UserPlan | null;
  watchedToday: number | undefined;
  watch: Watch;
  cue: Cue | null;
}

/** The text over a reel. Temporary lines are placed above permanent ones, so that nothing moves or is covered. */
export function ReelInfo({ reel, userPlan, watchedToday, watch, cue }: ReelInfoProps) {
  const title = reelTitle(reel, useLanguage());
  const perReel = userPlan?.planId.earningsPerReel;
  return (
    <div className={styles['info']}>
      <WatchBadge watch={watch} perReel={perReel} />
      {cue && (
        <p key={cue.text} lang={cue.language} className={styles['cue']}>
          {cue.text}
        </p>
      )}
      <h2 lang={title.language} className={styles['title']}>
        {title.text}
      </h2>
      {userPlan && (
        <p className={styles['facts']}>
          <span>
            {planTitle(userPlan.planId, t)}
            {perReel !== undefined && ` · ${t('{amount} / Reel', { amount: formatPrice(perReel) })}`}
          </span>
          {watchedToday !== undefined && (
            <span>
              {t('{watched} of {total} today', { watched: watchedToday, total: userPlan.totalReels })}
            </span>
          )}
          {reel.lastWatchedOn !== undefined && (
            <span>{t('Again, from {day}', { day: new Date(reel.lastWatchedOn) })}</span>
          )}
        </p>
      )}
    </div>
  );
}
