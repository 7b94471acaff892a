import type { Moment } from '@reelrupee/platform';
import styles from './MomentScreen.module.css';

/** Directions of the coins, in degrees. */
const COINS = [0, 40, 80, 120, 160, 200, 240, 280, 320];

const MARKS = {
  day: 'M20 33l8 8 17-19',
  unlocked: 'M21 30V24a11 11 0 0 1 21-4M18 30h28v17H18zM32 36v5',
  sent: 'M15 32 49 18 40 48 31 37zM31 37 49 18',
} as const satisfies Record<Moment['kind'], string>;

/** A mark in a circle, with coins that fly out of it. */
export function MomentArt({ kind }: { kind: Moment['kind'] }) {
  return (
    <svg viewBox="0 0 64 64" width="128" height="128" aria-hidden="true" className={styles['art']}>
      {COINS.map((angle) => (
        <g key={angle} transform={`rotate(${angle} 32 32)`}>
          <circle cx="32" cy="6" r="2.5" className={styles['coin']} />
        </g>
      ))}
      <circle cx="32" cy="32" r="22" className={styles['disc']} />
      <path d={MARKS[kind]} className={styles['mark']} />
    </svg>
  );
}
