import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../database/database';

/** Paise of tax that was sent to the state, by records that are not reversed. */
export const taxSent: RawBuilder<number> = sql<number>`(
  select coalesce(sum(paise), 0)::bigint from journal_rows join entry_rows on journal_id = journal_rows.id
  where kind in ('tax_payment', 'tax_payment_reversed') and account = 'cash')`;

/** Paise of tax that was withheld from payouts that the bank has not returned. */
export const taxWithheld: RawBuilder<number> = sql<number>`(
  select coalesce(sum(tds_paise), 0)::bigint from withdrawals where status = 'approved')`;

/** Paise of withheld tax that is still to be sent; below 0 if payouts came back after their tax was sent. */
export async function readTaxToSend(queries: Queries): Promise<number> {
  const { rows } = await sql<{ paise: number }>`select ${taxWithheld} - ${taxSent} as paise`.execute(queries);
  if (!rows[0]) throw new Error('The withheld tax could not be read');
  return rows[0].paise;
}
