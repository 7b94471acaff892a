import { sql } from 'kysely';
import type { Queries } from '../database/database';
import type { Page, PageOf } from '../database/page';

export interface TaxPaymentRow {
  challan: string;
  /** The ref of its journals: the challan, for the second and later records of it with a number. */
  ref: string;
  paise: number;
  recorded_at: Date;
  reversed_at: Date | null;
}

/** Each journal of a tax payment, with the time of its reversal. */
const PAYMENTS = sql`(
  select split_part(sent.ref, '/', 1) as challan, sent.ref, sent.id, entry_rows.paise,
    sent.posted_at as recorded_at, reversed.posted_at as reversed_at
  from journal_rows as sent join entry_rows on journal_id = sent.id and account = 'cash'
    left join journal_rows as reversed on reversed.kind = 'tax_payment_reversed' and reversed.ref = sent.ref
  where sent.kind = 'tax_payment')`;

/** The records of a challan, the newest first. */
export async function recordsOf(queries: Queries, challan: string): Promise<TaxPaymentRow[]> {
  const { rows } = await sql<TaxPaymentRow>`
    select challan, ref, paise, recorded_at, reversed_at from ${PAYMENTS} as payments
    where challan = ${challan} order by id desc`.execute(queries);
  return rows;
}

/** A page of all records, the newest first. */
export async function listTaxPayments(
  queries: Queries,
  { page, limit }: Page,
): Promise<PageOf<TaxPaymentRow>> {
  const { count } = await queries
    .selectFrom('journal_rows')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', 'tax_payment')
    .executeTakeFirstOrThrow();
  const { rows } = await sql<TaxPaymentRow>`
    select challan, ref, paise, recorded_at, reversed_at from ${PAYMENTS} as payments
    order by id desc limit ${limit} offset ${page * limit}`.execute(queries);
  return { rows, count };
}
