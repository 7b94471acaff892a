import { useKeyed, type KeyedStore } from '../reports/keyedStore';
import styles from './ProgressLine.module.css';

interface ProgressLineProps {
  /** Played share of each slot’s reel, 0 to 1. */
  progress: KeyedStore<number>;
  index: number;
}

/** The progress of the reel on screen. */
export function ProgressLine({ progress, index }: ProgressLineProps) {
  const share = useKeyed(progress, String(index));
  return (
    <div aria-hidden="true" className={styles['track']}>
      <div className={styles['line']} style={{ transform: `scaleX(${share})` }} />
    </div>
  );
}
