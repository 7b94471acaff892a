import type { Payout } from '@reelrupee/contract/actions/bookkeeping';
import { toRupees } from '@reelrupee/contract/money';
import type { Database, Queries } from '../../database/database';
import type { PageOf } from '../../database/page';
import { countJournals, endOf, journalPage, type JournalPage, journalsOf } from './journalPages';

/**
 * A page of the payouts and their returns that the ledger has for a month, the oldest first. A closed account has no name
 * any more. `next` is where the page ends; empty if it has no rows.
 */
export function listPayouts(
  { longTransaction }: Pick<Database, 'longTransaction'>,
  month: string,
  page: JournalPage,
): Promise<PageOf<Payout> & { next: string }> {
  return longTransaction(async (queries) => {
    const journals = journalsOf(queries, month, ['withdrawal_paid', 'withdrawal_returned']);
    const count = await countJournals(journals);
    const rows = await selectRows(queries, journalPage(journals, page));
    return { count, rows: rows.map(toPayout), next: endOf(rows) };
  });
}

function selectRows(queries: Queries, page: ReturnType<typeof journalPage>) {
  return queries
    .selectFrom(page)
    .innerJoin('withdrawals', 'withdrawals.id', 'journals.ref')
    .innerJoin('users', 'users.id', 'withdrawals.user_id')
    .selectAll('withdrawals')
    .select(['journals.posted_at', 'journals.ref', 'journals.kind', 'users.name', 'users.email'])
    .orderBy('journals.posted_at')
    .orderBy('journals.ref')
    .orderBy('journals.kind')
    .execute();
}

type Row = Awaited<ReturnType<typeof selectRows>>[number];

/** A return has the amounts of its payout with the other sign. */
function toPayout(row: Row): Payout {
  const returned = row.kind === 'withdrawal_returned';
  const rupees = (paise: number) => toRupees(returned ? -paise : paise);
  return {
    _id: row.id,
    paidAt: row.posted_at.toISOString(),
    userId: row.user_id,
    userName: row.name,
    userEmail: row.email,
    userUpiId: row.upi_id,
    accountHolderName: row.account_holder_name,
    accountNumber: row.account_number,
    ifscCode: row.ifsc_code,
    amount: rupees(row.amount_paise),
    platformCharge: rupees(row.platform_paise),
    tds: rupees(row.tds_paise),
    net: rupees(row.net_paise),
    utr: (returned && row.return_utr) || row.utr,
    returned,
  };
}
