/** The parts of the ledger that are checked one after the other, each in slices of rows. */
import type { Queries } from '../../database/database';
import { actInvariants } from './actInvariants';
import { countViolations } from './invariants';
import { journalInvariants } from './journalInvariants';
import { between } from './scope';
import type { SliceTable } from './slices';
import { userInvariants } from './userInvariants';
import { watchSums } from './watchSums';

/** Rows of a table, and what counts the violations of those above `after` and at most `upTo`. */
export interface LedgerPart<Id extends string | number, Name extends string> {
  table: SliceTable;
  /** Below every id. */
  first: Id;
  /** Rows of a slice: few enough that nobody waits on the embedded database, whose statements queue. */
  limit: number;
  count: (queries: Queries, after: Id, upTo: Id) => Promise<Record<Name, number>>;
}

export const ACTS: LedgerPart<number, keyof ReturnType<typeof actInvariants>> = {
  table: 'admin_acts',
  first: 0,
  limit: 1000,
  count: (queries, after, upTo) => countViolations(queries, actInvariants(after, between(after, upTo))),
};

export const JOURNALS: LedgerPart<number, keyof ReturnType<typeof journalInvariants>> = {
  table: 'journal_rows',
  first: 0,
  limit: 10_000,
  count: (queries, after, upTo) => countViolations(queries, journalInvariants(between(after, upTo))),
};

export const USERS: LedgerPart<string, keyof ReturnType<typeof userInvariants>> = {
  table: 'users',
  first: '',
  limit: 500,
  count: (queries, after, upTo) =>
    countViolations(queries, userInvariants(between(after, upTo)), watchSums(between(after, upTo))),
};
