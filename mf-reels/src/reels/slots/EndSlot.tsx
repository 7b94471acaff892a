import { computeStreak } from '@reelrupee/contract/streak';
import { formatRupees, routes, type UserPlan } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { Amount, Button, buttonClass, ProgressDots } from '@reelrupee/ui/core';
import { BadgeCheck, CirclePlay, Flame } from '@reelrupee/ui/icons';
import styles from './EndSlot.module.css';
import { feedEnd } from '../pagination/endOfFeed';

interface EndSlotProps {
  /** Reels in the feed, and how many of them were watched today. */
  reels: number;
  watched: number | undefined;
  userPlan: UserPlan | null;
  onShowSkipped: () => void;
}

/** The slot after the last reel. */
export function EndSlot({ reels, watched, userPlan, onShowSkipped }: EndSlotProps) {
  const end = feedEnd({ reels, watched });
  const earnedToday = userPlan?.totalEarnedToday ?? 0;
  const streak = userPlan && computeStreak(userPlan, [userPlan]);
  return (
    <div className={styles['end']}>
      <span className={styles['icon']}>
        {end.kind === 'all-watched' ? (
          <BadgeCheck size={40} aria-hidden />
        ) : (
          <CirclePlay size={40} aria-hidden />
        )}
      </span>
      {end.kind === 'all-watched' ? (
        <>
          <h2>You have watched all the reels for today</h2>
          <p>Please come tomorrow</p>
        </>
      ) : (
        <h2>No more reels available</h2>
      )}
      {reels > 0 && watched !== undefined && (
        <div className={styles['dots']}>
          <ProgressDots done={watched} total={reels} label={`${watched} of ${reels} reels watched today`} />
        </div>
      )}
      {earnedToday > 0 && (
        <p>
          Earned today <Amount tone="earned">{formatRupees(earnedToday)}</Amount>
        </p>
      )}
      {end.kind === 'all-watched' && reels > 0 && streak?.kind === 'running' && (
        <p className={styles['streak']}>
          <Flame size={18} aria-hidden />
          Streak: day {streak.days} of {streak.required} done
        </p>
      )}
      {end.kind === 'reels-left' && (
        <>
          <p>{end.left === 1 ? '1 reel is' : `${end.left} reels are`} still to watch today.</p>
          <Button onClick={onShowSkipped}>Watch skipped reels</Button>
        </>
      )}
      <Link
        to={routes.currentPlan}
        className={buttonClass({ variant: end.kind === 'reels-left' ? 'quiet' : 'secondary' })}
      >
        Your plans
      </Link>
    </div>
  );
}
