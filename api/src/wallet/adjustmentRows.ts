import { ADJUSTMENT_REASONS, ADJUSTMENT_REMARKS } from '@reelrupee/contract/adjustments';
import { type RawBuilder, sql } from 'kysely';
import type { TransactionRow } from './transactionRow';

const REMARK = sql`case reason ${sql.join(
  ADJUSTMENT_REASONS.map(
    (reason) => sql`when ${sql.lit(reason)} then ${sql.lit(ADJUSTMENT_REMARKS[reason])}`,
  ),
  sql` `,
)} end`;

/** Confirmed adjustments, at the instant of their journal; proposals are for administrators. */
export function adjustments(userId: RawBuilder<string>): RawBuilder<TransactionRow> {
  return sql`
    select id, decided_at as at, 'Adjustment' as type, paise, 'approved' as status, ${REMARK} as remark,
      null::timestamptz as settled_at, null::timestamptz as returned_at, false as taken_back
    from adjustments where user_id = ${userId} and status = 'approved'`;
}
