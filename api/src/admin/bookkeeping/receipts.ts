import type { Receipt } from '@reelrupee/contract/actions/bookkeeping';
import { toRupees } from '@reelrupee/contract/money';
import type { Database, Queries } from '../../database/database';
import type { PageOf } from '../../database/page';
import { countJournals, endOf, journalPage, type JournalPage, journalsOf } from './journalPages';

/**
 * A page of the recharges and their reversals that the ledger has for a month, the oldest first. `next` is where the page
 * ends; empty if it has no rows.
 */
export function listReceipts(
  { longTransaction }: Pick<Database, 'longTransaction'>,
  month: string,
  page: JournalPage,
): Promise<PageOf<Receipt> & { next: string }> {
  return longTransaction(async (queries) => {
    const journals = journalsOf(queries, month, ['recharge', 'recharge_reversed']);
    const count = await countJournals(journals);
    const rows = await selectRows(queries, journalPage(journals, page));
    return { count, rows: rows.map(toReceipt), next: endOf(rows) };
  });
}

function selectRows(queries: Queries, page: ReturnType<typeof journalPage>) {
  return queries
    .selectFrom(page)
    .innerJoin('recharges', 'recharges.id', 'journals.ref')
    .innerJoin('entry_rows', (join) =>
      join
        .onRef('entry_rows.journal_id', '=', 'journals.journal_id')
        .on('entry_rows.account', '=', 'plan_sales'),
    )
    .innerJoin('plan_terms', 'plan_terms.id', 'recharges.terms_id')
    .innerJoin('users', 'users.id', 'recharges.user_id')
    .select(['recharges.id', 'recharges.user_id', 'recharges.transaction_id', 'recharges.amount_paise'])
    .select(['journals.posted_at', 'journals.ref', 'journals.kind', 'entry_rows.paise as sale_paise'])
    .select(['plan_terms.title', 'users.name', 'users.email'])
    .orderBy('journals.posted_at')
    .orderBy('journals.ref')
    .orderBy('journals.kind')
    .execute();
}

type Row = Awaited<ReturnType<typeof selectRows>>[number];

/** A reversal has the amounts of its recharge with the other sign. */
function toReceipt(row: Row): Receipt {
  const reversed = row.kind === 'recharge_reversed';
  const total = reversed ? -row.amount_paise : row.amount_paise;
  return {
    _id: row.id,
    receivedAt: row.posted_at.toISOString(),
    userId: row.user_id,
    userName: row.name,
    userEmail: row.email,
    planTitle: row.title,
    amount: toRupees(total),
    planAmount: toRupees(row.sale_paise),
    charge: toRupees(total - row.sale_paise),
    transactionId: row.transaction_id,
    reversed,
  };
}
