import { MOST_TRANSACTIONS } from '@reelrupee/contract/constants';
import {
  callAction,
  errorMessage,
  setQueryData,
  showToast,
  useActionQuery,
  type Transaction,
} from '@reelrupee/platform';
import { useState } from 'react';
import { mergeHistory } from './mergeHistory';
import { t } from '../texts/texts';

export interface TransactionHistory {
  /** Newest first. */
  transactions: readonly Transaction[];
  /** The provider may have older ones. */
  hasOlder: boolean;
  isLoading: boolean;
  /** Fetches the next older ones; a toast says if they did not arrive. */
  loadOlder: () => Promise<void>;
}

/**
 * The newest transactions, and the older ones that the user has asked for. These are cached, so that Back from another
 * screen shows them again.
 */
export function useOlderTransactions(userId: string, newest: readonly Transaction[]): TransactionHistory {
  const olderPayload = { userId, olderThan: '' };
  const cached = useActionQuery('getUserTransactions', olderPayload, { enabled: false });
  const [isComplete, setIsComplete] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const transactions = mergeHistory(newest, cached.state === 'ready' ? cached.reply.data : []);
  const oldest = transactions.at(-1)?._id;

  async function loadOlder() {
    setIsLoading(true);
    const result = await callAction('getUserTransactions', { userId, olderThan: oldest });
    setIsLoading(false);
    if (result.kind !== 'ok') {
      const text = errorMessage(result, {
        refused: t('Something went wrong'),
        failed: t('Something went wrong'),
      });
      if (text) showToast('error', text);
      return;
    }
    const all = mergeHistory(transactions, result.data);
    setQueryData('getUserTransactions', olderPayload, { ...result, data: all });
    // A provider that does not know `olderThan` gives the newest ones again.
    setIsComplete(result.data.length < MOST_TRANSACTIONS || all.length === transactions.length);
  }

  return { transactions, hasOlder: !isComplete && newest.length >= MOST_TRANSACTIONS, isLoading, loadOlder };
}
