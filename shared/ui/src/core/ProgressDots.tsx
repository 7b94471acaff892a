import { cx } from './cx';
import styles from './ProgressDots.module.css';

interface ProgressDotsProps {
  done: number;
  total: number;
  /** The accessible text, as in "3 of 10 reels watched today". */
  label: string;
  /** Style of the marks: one per reel, or one per day of a streak. */
  kind?: 'reels' | 'streak';
}

/** A row of marks, one for each reel of the day or each day of the streak. */
export function ProgressDots({ done, total, label, kind = 'reels' }: ProgressDotsProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={Math.min(done, total)}
      aria-valuetext={label}
      className={cx(styles['row'], styles[kind])}
    >
      {Array.from({ length: total }, (_, index) => (
        <span key={index} className={cx(styles['dot'], index < done && styles['done'])} />
      ))}
    </div>
  );
}
