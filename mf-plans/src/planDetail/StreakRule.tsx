import { DAILY_REELS } from '@reelrupee/contract/constants';
import { Card, Section } from '@reelrupee/ui/core';
import { Lock } from '@reelrupee/ui/icons';
import styles from './PlanDetail.module.css';
import { t } from '../texts/texts';

/** Explains why earnings are locked at first and what unlocks them. */
export function StreakRule({ days }: { days: number }) {
  return (
    <Section title={t('The {days}-day streak', { days })}>
      <Card className={styles['card']}>
        <ol aria-hidden="true" className={styles['streak']}>
          {Array.from({ length: days }, (_, index) => (
            <li key={index}>{index + 1}</li>
          ))}
        </ol>
        <p className={styles['rule']}>
          <Lock size={20} aria-hidden />
          <span>
            {t(
              'Earnings start after a {days}-day streak. Until then, what you earn is locked. Watch all {reels} reels {days} days in a row, and all of it becomes available to withdraw.',
              { days, reels: DAILY_REELS },
            )}
          </span>
        </p>
        <p className={styles['hint']}>
          {t(
            'You can miss one day. If you miss another before that, the count starts again. Earnings that are still locked when the plan ends are lost.',
          )}
        </p>
      </Card>
    </Section>
  );
}
