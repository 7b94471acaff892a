/** Pages of the journals of a month, which the lists for the accountant join with what was paid. */
import { sql } from 'kysely';
import type { Queries } from '../../database/database';
import type { JournalKind } from '../../database/schema/ledger';
import type { Page } from '../../database/page';
import { istMonth } from '../../time/istMonth';

/** To the ms, as the end of a page has it. */
const POSTED_AT = sql<Date>`date_trunc('milliseconds', journal_rows.posted_at)`;

export interface JournalPage extends Page {
  /** `endOf` the page before, from which `page` counts. */
  after?: string | undefined;
}

/** The journals of these kinds that the ledger has for a month. */
export function journalsOf(queries: Queries, month: string, kinds: readonly JournalKind[]) {
  const { from, to } = istMonth(month);
  return queries
    .selectFrom('journal_rows')
    .where('journal_rows.kind', 'in', kinds)
    .where('journal_rows.posted_at', '>=', from)
    .where('journal_rows.posted_at', '<', to);
}

type Journals = ReturnType<typeof journalsOf>;

export async function countJournals(journals: Journals): Promise<number> {
  const { count } = await journals.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  return count;
}

/** A page of the journals, the oldest first, as the table `journals` of a query. */
export function journalPage(journals: Journals, { after, page, limit }: JournalPage) {
  const [at, ref, kind] = after?.split('/') ?? [];
  return journals
    .$if(at !== undefined, (rows) =>
      rows.where(
        sql<boolean>`(${POSTED_AT}, journal_rows.ref, journal_rows.kind) > (${new Date(at ?? 0)}, ${ref}, ${kind})`,
      ),
    )
    .select(['journal_rows.id as journal_id', 'journal_rows.ref', 'journal_rows.kind'])
    .select(POSTED_AT.as('posted_at'))
    .orderBy(POSTED_AT)
    .orderBy('journal_rows.ref')
    .orderBy('journal_rows.kind')
    .limit(limit)
    .offset(page * limit)
    .as('journals');
}

/** The end of a page, from which the next one continues; empty if the page has no rows. */
export function endOf(rows: readonly { posted_at: Date; ref: string; kind: string }[]): string {
  const last = rows.at(-1);
  return last ? [last.posted_at.toISOString(), last.ref, last.kind].join('/') : '';
}
