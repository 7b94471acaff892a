import styles from './ProgressBar.module.css';

/** A progress bar for a share of 0 to 1; `label` is its accessible name. */
export function ProgressBar({ share, label }: { share: number; label: string }) {
  const percent = Math.round(Math.min(Math.max(share, 0), 1) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={styles['track']}
    >
      <div className={styles['fill']} style={{ width: `${percent}%` }} />
    </div>
  );
}
