import type { Payout } from '@reelrupee/contract/actions/bookkeeping';
import { toRupees } from '@reelrupee/contract/money';
import { sql } from 'kysely';
import type { Database, Queries } from '../../database/database';
import type { Page, PageOf } from '../../database/page';
import { istMonth } from '../../time/istMonth';

/** A page of the payouts that the ledger has for a month, the oldest first. A closed account has no name any more. */
export function listPayouts(
  { longTransaction }: Pick<Database, 'longTransaction'>,
  month: string,
  { page, limit }: Page,
): Promise<PageOf<Payout>> {
  return longTransaction(async (queries) => {
    const paid = paidIn(queries, month);
    const { count } = await paid.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
    const rows = await paid
      .innerJoin('users', 'users.id', 'withdrawals.user_id')
      .selectAll('withdrawals')
      .select(['journal_rows.posted_at', 'users.name', 'users.email'])
      .orderBy('journal_rows.posted_at')
      .orderBy('withdrawals.id')
      .limit(limit)
      .offset(page * limit)
      .execute();
    return {
      count,
      rows: rows.map((row) => ({
        _id: row.id,
        paidAt: row.posted_at.toISOString(),
        userId: row.user_id,
        userName: row.name,
        userEmail: row.email,
        userUpiId: row.upi_id,
        accountHolderName: row.account_holder_name,
        accountNumber: row.account_number,
        ifscCode: row.ifsc_code,
        amount: toRupees(row.amount_paise),
        platformCharge: toRupees(row.platform_paise),
        tds: toRupees(row.tds_paise),
        net: toRupees(row.net_paise),
        utr: row.utr,
      })),
    };
  });
}

function paidIn(queries: Queries, month: string) {
  const { from, to } = istMonth(month);
  return queries
    .selectFrom('journal_rows')
    .innerJoin('withdrawals', 'withdrawals.id', 'journal_rows.ref')
    .where('journal_rows.kind', '=', 'withdrawal_paid')
    .where('journal_rows.posted_at', '>=', from)
    .where('journal_rows.posted_at', '<', to);
}
