import { computeStreak } from '@reelrupee/contract/streak';
import { formatRupees, routes, useActionQuery, useOnline, type UserPlan } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { Amount, Button, buttonClass, ProgressDots } from '@reelrupee/ui/core';
import { BadgeCheck, CirclePlay, Flame } from '@reelrupee/ui/icons';
import { useState } from 'react';
import styles from './EndSlot.module.css';
import { feedEnd } from '../pagination/endOfFeed';
import { nextPlan, nextText } from '../pagination/nextPlan';
import type { FeedOwner } from '../pagination/pagePayload';
import { useReelsBeingSaved } from '../reports/reports';
import { t } from '../../texts/texts';

export interface EndSlotProps {
  owner: FeedOwner;
  /** Reels in the feed, and how many of them were watched today. */
  reels: number;
  watched: number | undefined;
  userPlan: UserPlan | null;
  /** Scrolls to a skipped reel, which may have to be asked for. */
  onShowSkipped: () => Promise<void>;
}

/** The slot after the last reel. */
export default function EndSlot({ owner, reels, watched, userPlan, onShowSkipped }: EndSlotProps) {
  const [isAsking, setIsAsking] = useState(false);
  const end = feedEnd({ reels, watched, saving: useReelsBeingSaved(owner) });
  // The screen has loaded them already.
  const plans = useActionQuery('getUserPlans', { userId: owner.userId });
  const next =
    end.kind === 'all-watched' && plans.state === 'ready'
      ? nextPlan(plans.reply.data.plans, owner.planId)
      : null;
  const earning = t('earning');
  const savingText = useOnline()
    ? t('Saving your {earning}', { earning })
    : t('You’re offline. Your {earning} will be saved when you’re back online.', { earning });
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
          <h2>{t('You have watched all the reels for today')}</h2>
          <p>{t('Please come tomorrow')}</p>
        </>
      ) : (
        <h2>{t('No more reels available')}</h2>
      )}
      {reels > 0 && watched !== undefined && (
        <div className={styles['dots']}>
          <ProgressDots
            done={watched}
            total={reels}
            label={t('{watched} of {total} reels watched today', { watched, total: reels })}
          />
        </div>
      )}
      {earnedToday > 0 && (
        <p>
          {t('Earned today')} <Amount tone="earned">{formatRupees(earnedToday)}</Amount>
        </p>
      )}
      {end.kind === 'all-watched' && reels > 0 && streak?.kind === 'running' && (
        <p className={styles['streak']}>
          <Flame size={18} aria-hidden />
          {t('Streak: day {day} of {required} done', { day: streak.days, required: streak.required })}
        </p>
      )}
      {end.kind === 'saving' && <p role="status">{savingText}</p>}
      {end.kind === 'reels-left' && (
        <>
          <p>{t('{count} reels are still to watch today.', { count: end.left })}</p>
          <Button
            busy={isAsking}
            onClick={() => {
              setIsAsking(true);
              void onShowSkipped().then(() => setIsAsking(false));
            }}
          >
            {t('Watch skipped reels')}
          </Button>
        </>
      )}
      {next && (
        <>
          <p>{nextText(next)}</p>
          <Link to={routes.reels} state={{ planId: next.planId }} className={buttonClass({})}>
            {t('Watch the reels of {plan}', { plan: next.title })}
          </Link>
        </>
      )}
      <Link
        to={routes.currentPlan}
        className={buttonClass({ variant: next || end.kind === 'reels-left' ? 'quiet' : 'secondary' })}
      >
        {t('Your plans')}
      </Link>
    </div>
  );
}
