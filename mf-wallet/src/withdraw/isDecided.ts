import { toPaise } from '@reelrupee/contract/money';
import { callAction, type Transaction } from '@reelrupee/platform';

/**
 * True if all withdrawals of this amount are paid or rejected, so that a repeated request was one of them. False also if
 * the history is not known.
 */
export async function isDecided(userId: string, paise: number): Promise<boolean> {
  const history = await callAction('getUserTransactions', { userId });
  return history.kind === 'ok' && areDecided(history.data, paise);
}

function areDecided(transactions: Transaction[], paise: number): boolean {
  const same = transactions.filter(
    ({ type, amount }) => type === 'Withdrawal' && amount !== undefined && toPaise(amount) === paise,
  );
  return same.length > 0 && same.every(({ status }) => status === 'approved' || status === 'rejected');
}
