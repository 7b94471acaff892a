import { formatCount } from '@reelrupee/platform';
import { Button } from '@reelrupee/ui/core';
import styles from './TransactionTable.module.css';
import type { TransactionHistory } from './useOlderTransactions';
import { t } from '../texts/texts';

/** Says how many transactions are shown, and fetches older ones; renders nothing when there are none. */
export function OlderTransactions({ transactions, hasOlder, isLoading, loadOlder }: TransactionHistory) {
  if (!hasOlder) return null;
  return (
    <>
      <p className={styles['none']} role="status">
        {t('These are your {count} newest transactions.', { count: formatCount(transactions.length) })}
      </p>
      <Button variant="secondary" block busy={isLoading} onClick={() => void loadOlder()}>
        {t('Show older transactions')}
      </Button>
    </>
  );
}
