import { sql } from 'kysely';
import type { Queries } from '../database/database';
import type { HouseAccount, JournalKind, OwnedAccount } from '../database/schema/ledger';

/** One side of a posting; the paise are added to what the account holds. */
export type Entry =
  | { account: OwnedAccount; ownerId: string; paise: number }
  | { account: HouseAccount; ownerId: null; paise: number };

export interface Journal {
  kind: JournalKind;
  /** Identifies the event within its kind; a kind and ref are posted once. */
  ref: string;
  at: Date;
  entries: readonly Entry[];
}

/**
 * Posts a journal in the caller's transaction. Returns false, and changes nothing, if it was posted before. The
 * rules are in ledger.sql: the database refuses entries that do not sum to zero and negative balances.
 */
export async function postJournal(queries: Queries, { kind, ref, at, entries }: Journal): Promise<boolean> {
  const accounts = entries.map((entry) => entry.account);
  const owners = entries.map((entry) => entry.ownerId);
  const paise = entries.map((entry) => entry.paise);
  const { rows } = await sql<{ posted: boolean }>`
    select post_journal(${kind}, ${ref}, ${at}, ${accounts}::text[], ${owners}::text[], ${paise}::bigint[])
      as posted`.execute(queries);
  return rows[0]?.posted === true;
}
