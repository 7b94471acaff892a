import { formatRupees } from '@reelrupee/platform';
import { cx } from '@reelrupee/ui/core';
import { BadgeCheck } from '@reelrupee/ui/icons';
import styles from './WatchBadge.module.css';
import type { Watch } from './watch';

interface WatchBadgeProps {
  watch: Watch;
  /** Rupees that the reel is going to earn. */
  perReel: number;
  /** The one thing to see. */
  large?: boolean;
}

/** What the reel earns or has earned, once there is something to say. */
export function WatchBadge({ watch, perReel, large = false }: WatchBadgeProps) {
  const size = large && styles['large'];
  switch (watch.kind) {
    case 'watching':
    case 'refused':
      return null;
    case 'earn':
    case 'saving':
    case 'unanswered':
      return <span className={cx(styles['badge'], styles['earn'], size)}>Earn {formatRupees(perReel)}</span>;
    case 'earned':
      return (
        <span className={cx(styles['badge'], styles['earned'], size)}>
          <BadgeCheck size="1.2em" aria-hidden />
          Earned {formatRupees(watch.amount)}
        </span>
      );
  }
}
