import type { Queries } from '../database/database';
import type { HouseAccount, JournalKind, OwnedAccount } from '../database/schema';

/** One side of a posting, in paise; + adds to what the account holds. */
export type Entry =
  | { account: OwnedAccount; ownerId: string; paise: number }
  | { account: HouseAccount; ownerId: null; paise: number };

export interface Journal {
  kind: JournalKind;
  /** What the journal is about. A kind and ref that were posted already are not posted again. */
  ref: string;
  at: Date;
  entries: readonly Entry[];
}

/**
 * Posts a journal inside the caller's transaction and returns whether it was new. Entries of nothing are
 * left out. Users' balances are moved by the database itself, in the order of the entries sorted here, so
 * that two postings never wait for each other in a circle.
 */
export async function postJournal(queries: Queries, journal: Journal): Promise<boolean> {
  const posted = await queries
    .insertInto('journals')
    .values({ kind: journal.kind, ref: journal.ref, posted_at: journal.at })
    .onConflict((conflict) => conflict.constraint('journals_posted_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!posted) return false;
  const entries = journal.entries
    .filter((entry) => entry.paise !== 0)
    .map((entry) => ({
      journal_id: posted.id,
      account: entry.account,
      owner_id: entry.ownerId,
      paise: entry.paise,
    }))
    .sort((one, other) => sortKey(one).localeCompare(sortKey(other)));
  await queries.insertInto('entries').values(entries).execute();
  return true;
}

function sortKey(entry: { account: string; owner_id: string | null }): string {
  return `${entry.account}/${entry.owner_id ?? ''}`;
}
