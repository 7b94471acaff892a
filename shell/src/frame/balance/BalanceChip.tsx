import { formatDate, formatRupees, formatTime, routes } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { Lock } from '@reelrupee/ui/icons';
import styles from './BalanceChip.module.css';
import { useBalance } from './useBalance';
import { t } from '../../texts/texts';

/**
 * The member’s balance on every screen: available, locked, and since when it is known if it is not live. `data-balance`
 * marks it for other screens, whose coins fly to it.
 */
export default function BalanceChip({ userId }: { userId: string }) {
  const balance = useBalance(userId);
  if (!balance) return null;
  const { available, locked = 0, asOf } = balance;
  return (
    <Link
      to={routes.profile}
      data-balance=""
      aria-label={labelOf(available, locked, asOf)}
      className={styles['chip']}
    >
      <span key={`available ${available}`} className={styles['available']}>
        {formatRupees(available)}
      </span>
      {/* A word that voice control users say: without it, the amount and the next word are one. */ ' '}
      {asOf ? (
        <span className={styles['asOf']}>{t('as of {time}', { time: formatTime(asOf) })}</span>
      ) : (
        locked > 0 && (
          <span key={`locked ${locked}`} className={styles['locked']}>
            <Lock size="0.9em" aria-hidden /> {formatRupees(locked)}
          </span>
        )
      )}
    </Link>
  );
}

function labelOf(available: number, locked: number, asOf: string | undefined): string {
  const parts = [
    t('Balance {amount}', { amount: formatRupees(available) }),
    // In the order of the visible text, which voice control users say.
    ...(asOf ? [t('as of {time}', { time: formatTime(asOf) }), formatDate(asOf)] : []),
    ...(locked > 0 ? [t('{amount} locked', { amount: formatRupees(locked) })] : []),
  ];
  return parts.join(', ');
}
