import { formatRupees, routes } from '@reelrupee/platform';
import { Link } from '@reelrupee/platform/router';
import { Lock } from '@reelrupee/ui/icons';
import { asOfTexts } from './asOfTexts';
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
  const { available, locked = 0 } = balance;
  const asOf = balance.asOf === undefined ? [] : asOfTexts(balance.asOf);
  const [shown] = asOf;
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
      {shown ? (
        <span className={styles['asOf']}>{t('as of {time}', { time: shown })}</span>
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

function labelOf(available: number, locked: number, [shown, other]: string[]): string {
  const parts = [
    t('Balance {amount}', { amount: formatRupees(available) }),
    // In the order of the visible text, which voice control users say.
    ...(shown && other ? [t('as of {time}', { time: shown }), other] : []),
    ...(locked > 0 ? [t('{amount} locked', { amount: formatRupees(locked) })] : []),
  ];
  return parts.join(', ');
}
