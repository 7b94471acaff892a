/** The table and antd's share of it: its own chunk, fetched while the transactions themselves are. */
import { lazyPart } from '@reelrupee/platform';

export const transactionTable = lazyPart(() => import('./TransactionTable'));
