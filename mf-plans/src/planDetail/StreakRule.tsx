import { DAILY_REELS } from '@reelrupee/contract/constants';
import { Card, Section } from '@reelrupee/ui/core';
import { Lock } from '@reelrupee/ui/icons';
import styles from './PlanDetail.module.css';

/** Why earnings are locked at first, and what unlocks them. */
export function StreakRule({ days }: { days: number }) {
  return (
    <Section title={`The ${days}-day streak`}>
      <Card className={styles['card']}>
        <ol aria-hidden="true" className={styles['streak']}>
          {Array.from({ length: days }, (_, index) => (
            <li key={index}>{index + 1}</li>
          ))}
        </ol>
        <p className={styles['rule']}>
          <Lock size={20} aria-hidden />
          <span>
            Earnings start after a {days}-day streak. What you earn before is locked; watch all {DAILY_REELS}{' '}
            reels on {days} days in a row and all of it becomes yours to withdraw.
          </span>
        </p>
        <p className={styles['quiet']}>
          Miss a day before that and the count starts again. What you earned stays locked; it is not lost.
        </p>
      </Card>
    </Section>
  );
}
