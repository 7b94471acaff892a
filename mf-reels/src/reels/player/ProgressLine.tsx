import { useKeyed, type KeyedStore } from '../reports/keyedStore';
import styles from './ProgressLine.module.css';

interface ProgressLineProps {
  /** Shares that have played, 0 to 1, by slot. */
  shares: KeyedStore<number>;
  index: number;
}

/** How far the reel on screen is. */
export function ProgressLine({ shares, index }: ProgressLineProps) {
  const share = useKeyed(shares, String(index));
  return (
    <div aria-hidden="true" className={styles['track']}>
      <div className={styles['line']} style={{ transform: `scaleX(${share})` }} />
    </div>
  );
}
