import { computeStreak } from '@reelrupee/contract/streak';
import { formatRupees, type UserPlan } from '@reelrupee/platform';
import { Amount, ProgressDots, RichText } from '@reelrupee/ui/core';
import { Flame, Lock, ShieldCheck } from '@reelrupee/ui/icons';
import styles from './StreakSection.module.css';
import { lockedText } from './streakTexts';
import { unlockText } from './unlockText';
import { t } from '../texts/texts';

/** An active plan’s streak: completed days, locked earnings, and how to unlock them. */
export function StreakSection({ userPlan }: { userPlan: UserPlan }) {
  // A free plan that is paused by a paid one is not listed, so other plans do not matter here.
  const streak = computeStreak(userPlan, [userPlan]);
  if (streak === null) return null;
  if (streak.kind === 'unlocked')
    return (
      <p className={styles['unlocked']}>
        <ShieldCheck size={20} aria-hidden />
        {t('Streak complete. New earnings are available right away.')}
      </p>
    );
  const { days, required } = streak;
  const unlocks = unlockText(userPlan);
  return (
    <div className={styles['section']}>
      <p className={styles['heading']}>
        <span>
          <Flame size={18} aria-hidden /> {t('{days}-day streak', { days: required })}
        </span>
        <span>{t('{watched} of {total}', { watched: days, total: required })}</span>
      </p>
      <ProgressDots
        kind="streak"
        done={days}
        total={required}
        label={t('{days} of {required} streak days', { days, required })}
      />
      <div className={styles['locked']}>
        <Lock size={18} aria-hidden />
        <p>
          <RichText
            text={t('{amount} locked.', { amount: '{amount}' })}
            parts={{ amount: <Amount tone="pending">{formatRupees(userPlan.lockedEarnings ?? 0)}</Amount> }}
          />{' '}
          {lockedText(streak, userPlan)}
          {unlocks && (
            <>
              <br />
              {unlocks}
            </>
          )}
        </p>
      </div>
    </div>
  );
}
