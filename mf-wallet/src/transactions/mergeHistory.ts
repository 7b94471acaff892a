import type { Transaction } from '@reelrupee/platform';

/**
 * The newest transactions as they are now, and below them the earlier ones that they do not have. Transactions that left
 * the newest ones since, because others were added, are among `earlier`.
 */
export function mergeHistory(newest: readonly Transaction[], earlier: readonly Transaction[]): Transaction[] {
  const ids = new Set(newest.map(({ _id }) => _id));
  return [...newest, ...earlier.filter(({ _id }) => !ids.has(_id))];
}
