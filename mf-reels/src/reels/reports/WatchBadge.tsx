import { formatRupees } from '@reelrupee/platform';
import { cx } from '@reelrupee/ui/core';
import { BadgeCheck } from '@reelrupee/ui/icons';
import styles from './WatchBadge.module.css';
import type { Watch } from './watch';
import { t } from '../../texts/texts';

interface WatchBadgeProps {
  watch: Watch;
  /** The reel’s earnings in rupees; undefined if unknown. */
  perReel: number | undefined;
  /** Shown as the main content of a panel. */
  large?: boolean;
}

/** "Earn ₹x" near the end of a reel, "Earned ₹x" once it is credited. */
export function WatchBadge({ watch, perReel, large = false }: WatchBadgeProps) {
  const size = large && styles['large'];
  switch (watch.kind) {
    case 'watching':
    case 'refused':
      return null;
    case 'earn':
    case 'saving':
    case 'unconfirmed':
      return (
        <span className={cx(styles['badge'], styles['earn'], size)}>
          {t('Earn')}
          {amountText(perReel)}
        </span>
      );
    case 'earned':
      return (
        <span className={cx(styles['badge'], styles['earned'], size)}>
          <BadgeCheck size="1.2em" aria-hidden />
          {t('Earned')}
          {amountText(watch.amount ?? perReel)}
        </span>
      );
  }
}

function amountText(rupees: number | undefined): string {
  return rupees === undefined ? '' : ` ${formatRupees(rupees)}`;
}
