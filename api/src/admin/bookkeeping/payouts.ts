import type { Payout } from '@reelrupee/contract/actions/bookkeeping';
import { toRupees } from '@reelrupee/contract/money';
import { sql } from 'kysely';
import type { Database, Queries } from '../../database/database';
import type { Page, PageOf } from '../../database/page';
import { istMonth } from '../../time/istMonth';

/** To the ms, as a page has it. */
const POSTED_AT = sql<Date>`date_trunc('milliseconds', journal_rows.posted_at)`;

interface PageOfPayouts extends Page {
  /** `next` of the page before, from which `page` counts. */
  after?: string | undefined;
}

/**
 * A page of the payouts and their returns that the ledger has for a month, the oldest first. A closed account has no name
 * any more. `next` is where the page ends; empty if it has no rows.
 */
export function listPayouts(
  { longTransaction }: Pick<Database, 'longTransaction'>,
  month: string,
  page: PageOfPayouts,
): Promise<PageOf<Payout> & { next: string }> {
  return longTransaction(async (queries) => {
    const { count } = await paidIn(queries, month)
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirstOrThrow();
    const rows = await selectPage(queries, month, page);
    const last = rows.at(-1);
    return {
      count,
      rows: rows.map(toPayout),
      next: last ? [last.posted_at.toISOString(), last.id, last.kind].join('/') : '',
    };
  });
}

function paidIn(queries: Queries, month: string) {
  const { from, to } = istMonth(month);
  return queries
    .selectFrom('journal_rows')
    .innerJoin('withdrawals', 'withdrawals.id', 'journal_rows.ref')
    .where('journal_rows.kind', 'in', ['withdrawal_paid', 'withdrawal_returned'])
    .where('journal_rows.posted_at', '>=', from)
    .where('journal_rows.posted_at', '<', to);
}

function selectPage(queries: Queries, month: string, { after, page, limit }: PageOfPayouts) {
  const [at, id, kind] = after?.split('/') ?? [];
  return paidIn(queries, month)
    .$if(at !== undefined, (rows) =>
      rows.where(
        sql<boolean>`(${POSTED_AT}, withdrawals.id, journal_rows.kind) > (${new Date(at ?? 0)}, ${id}, ${kind})`,
      ),
    )
    .innerJoin('users', 'users.id', 'withdrawals.user_id')
    .selectAll('withdrawals')
    .select(['journal_rows.posted_at', 'journal_rows.kind', 'users.name', 'users.email'])
    .orderBy(POSTED_AT)
    .orderBy('withdrawals.id')
    .orderBy('journal_rows.kind')
    .limit(limit)
    .offset(page * limit)
    .execute();
}

type Row = Awaited<ReturnType<typeof selectPage>>[number];

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
