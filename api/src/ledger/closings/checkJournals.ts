import type { Queries } from '../../database/database';
import { countViolations, type Invariants } from '../invariants/invariants';
import { journalInvariants } from '../invariants/journalInvariants';
import { between } from '../invariants/scope';
import { addFound } from './addFound';
import { closeUsers } from './closeUsers';
import { usersOfJournals } from './movedUsers';
import { closeRange, nextRange, type Range, verifyRange } from './ranges';
import type { SliceCheck } from './run';

/** Checks the next new journals, in slices of `limit`, and the users of their entries. */
export const checkNewJournals =
  (limit: number): SliceCheck =>
  async (queries, { lastJournal, startedAt }, now) => {
    const range = await nextRange(queries, 'journal_rows', { last: lastJournal, limit });
    if (!range) return null;
    const found = await checkRange(queries, range);
    await closeRange(queries, 'journal_rows', { upTo: range.upTo, found, now });
    const users = await usersOfJournals(queries, { ...range, startedAt });
    if (users.length === 0) return { found };
    return { found: addFound(found, await closeUsers(queries, users, { now, verified: false })) };
  };

/** Reads the journals of the next range again whose day has come. */
export const verifyJournals: SliceCheck = verifyRange('journal_rows', checkRange);

function checkRange(queries: Queries, { after, upTo }: Range): Promise<Partial<Invariants>> {
  return countViolations(queries, journalInvariants(between(after, upTo)));
}
