import type { Receipt } from '@reelrupee/contract/actions/bookkeeping';
import { toRupees } from '@reelrupee/contract/money';
import { sql } from 'kysely';
import type { Database, Queries } from '../../database/database';
import type { Page, PageOf } from '../../database/page';
import { istMonth } from '../../time/istMonth';

/** To the ms, as a page has it. */
const POSTED_AT = sql<Date>`date_trunc('milliseconds', journal_rows.posted_at)`;

interface PageOfReceipts extends Page {
  /** `next` of the page before, from which `page` counts. */
  after?: string | undefined;
}

/**
 * A page of the recharges and their reversals that the ledger has for a month, the oldest first. `next` is where the page
 * ends; empty if it has no rows.
 */
export function listReceipts(
  { longTransaction }: Pick<Database, 'longTransaction'>,
  month: string,
  page: PageOfReceipts,
): Promise<PageOf<Receipt> & { next: string }> {
  return longTransaction(async (queries) => {
    const { count } = await receivedIn(queries, month)
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirstOrThrow();
    const rows = await selectPage(queries, month, page);
    const last = rows.at(-1);
    return {
      count,
      rows: rows.map(toReceipt),
      next: last ? [last.posted_at.toISOString(), last.id, last.kind].join('/') : '',
    };
  });
}

function receivedIn(queries: Queries, month: string) {
  const { from, to } = istMonth(month);
  return queries
    .selectFrom('journal_rows')
    .innerJoin('recharges', 'recharges.id', 'journal_rows.ref')
    .where('journal_rows.kind', 'in', ['recharge', 'recharge_reversed'])
    .where('journal_rows.posted_at', '>=', from)
    .where('journal_rows.posted_at', '<', to);
}

function selectPage(queries: Queries, month: string, { after, page, limit }: PageOfReceipts) {
  const [at, id, kind] = after?.split('/') ?? [];
  return receivedIn(queries, month)
    .$if(at !== undefined, (rows) =>
      rows.where(
        sql<boolean>`(${POSTED_AT}, recharges.id, journal_rows.kind) > (${new Date(at ?? 0)}, ${id}, ${kind})`,
      ),
    )
    .innerJoin('entry_rows', (join) =>
      join.onRef('entry_rows.journal_id', '=', 'journal_rows.id').on('entry_rows.account', '=', 'plan_sales'),
    )
    .innerJoin('plan_terms', 'plan_terms.id', 'recharges.terms_id')
    .innerJoin('users', 'users.id', 'recharges.user_id')
    .select(['recharges.id', 'recharges.user_id', 'recharges.transaction_id', 'recharges.amount_paise'])
    .select(['journal_rows.posted_at', 'journal_rows.kind', 'entry_rows.paise as sale_paise'])
    .select(['plan_terms.title', 'users.name', 'users.email'])
    .orderBy(POSTED_AT)
    .orderBy('recharges.id')
    .orderBy('journal_rows.kind')
    .limit(limit)
    .offset(page * limit)
    .execute();
}

type Row = Awaited<ReturnType<typeof selectPage>>[number];

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
