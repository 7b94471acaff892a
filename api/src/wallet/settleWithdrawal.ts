import type { Queries } from '../database/database';
import { type Entry, postJournal } from '../ledger/postJournal';
import type { WithdrawalRow } from './withdrawalDto';

/** Ends the hold: an approved withdrawal is paid out net of charge and tax, a rejected one returns to available. */
export async function settleWithdrawal(
  queries: Queries,
  withdrawal: WithdrawalRow,
  status: 'approved' | 'rejected',
  now: Date,
): Promise<void> {
  const { id: ref, user_id: ownerId, amount_paise: amount } = withdrawal;
  const release: Entry = { account: 'held', ownerId, paise: -amount };
  if (status === 'rejected') {
    const returned: Entry = { account: 'available', ownerId, paise: amount };
    // The kind of a rejection keeps its first name, since stored journals are never rewritten.
    await postJournal(queries, { kind: 'withdrawal_refused', ref, at: now, entries: [release, returned] });
    return;
  }
  await postJournal(queries, {
    kind: 'withdrawal_paid',
    ref,
    at: now,
    entries: [
      release,
      { account: 'cash', ownerId: null, paise: withdrawal.net_paise },
      { account: 'platform_charges', ownerId: null, paise: withdrawal.platform_paise },
      { account: 'tds_payable', ownerId: null, paise: withdrawal.tds_paise },
    ],
  });
}
