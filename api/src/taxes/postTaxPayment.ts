import type { Queries } from '../database/database';
import { postJournal } from '../ledger/postJournal';

/** Posts that tax was sent, or that its record is reversed: from what is owed to the state to the cash, or back. */
export function postTaxPayment(
  queries: Queries,
  { ref, paise, at, reverses }: { ref: string; paise: number; at: Date; reverses: boolean },
): Promise<boolean> {
  const sent = reverses ? -paise : paise;
  return postJournal(queries, {
    kind: reverses ? 'tax_payment_reversed' : 'tax_payment',
    ref,
    at,
    entries: [
      { account: 'tds_payable', ownerId: null, paise: -sent },
      { account: 'cash', ownerId: null, paise: sent },
    ],
  });
}
