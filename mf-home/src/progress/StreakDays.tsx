import { cx } from '@reelrupee/ui/core';
import { Check } from '@reelrupee/ui/icons';
import { daysToCome } from './daysToCome';
import styles from './StreakDays.module.css';

interface StreakDaysProps {
  done: number;
  required: number;
  /** IST day on which the streak is complete if no day is missed. */
  unlocksOn?: string | undefined;
}

/** The streak as a calendar: a tick for each full day, the day of the month for each one to come. */
export function StreakDays({ done, required, unlocksOn }: StreakDaysProps) {
  const toCome = daysToCome(required - done, unlocksOn);
  return (
    <div className={styles['calendar']}>
      <div className={styles['days']}>
        {Array.from({ length: required }, (_, index) => (
          <span key={index} className={cx(styles['day'], index < done && styles['done'])}>
            {index < done ? <Check size="1.2em" color="var(--surface)" aria-hidden /> : toCome[index - done]}
          </span>
        ))}
      </div>
    </div>
  );
}
