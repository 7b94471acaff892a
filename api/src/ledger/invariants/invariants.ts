import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../database/database';
import { actInvariants } from './actInvariants';
import { journalInvariants } from './journalInvariants';
import { everything } from './scope';
import { userInvariants } from './userInvariants';
import { allWatchSums } from './watchSums';

/** The number of violations of each invariant; all are 0 in a sound ledger. */
export type Invariants = Record<
  keyof (ReturnType<typeof actInvariants> &
    ReturnType<typeof journalInvariants> &
    ReturnType<typeof userInvariants>),
  number
>;

/**
 * Checks the whole ledger in one statement and therefore from one snapshot. `npm run admin -- health` uses
 * checkLedger.ts, which holds up nobody; the daily check is maintenance/checkLedgerDaily.ts.
 */
export function checkInvariants(queries: Queries): Promise<Invariants> {
  const all = {
    ...journalInvariants(everything),
    ...userInvariants(everything),
    ...actInvariants(0, everything),
  };
  return countViolations(queries, all, allWatchSums());
}

/** Counts the violations of the given invariants in one statement, which begins with the common tables they use. */
export async function countViolations<Name extends string>(
  queries: Queries,
  invariants: Record<Name, RawBuilder<unknown>>,
  commonTables: RawBuilder<unknown> = sql``,
): Promise<Record<Name, number>> {
  const { rows } = await sql<Record<Name, number>>`${commonTables} select ${countsOf(invariants)}`.execute(
    queries,
  );
  const [violations] = rows;
  if (!violations) throw new Error('The invariants could not be read');
  return violations;
}

/** The columns of a statement that counts the violations of invariants, by their names. */
export function countsOf(invariants: Record<string, RawBuilder<unknown>>): RawBuilder<unknown> {
  return sql.join(Object.entries(invariants).map(([name, check]) => sql`(${check}) as ${sql.ref(name)}`));
}

/** True if no invariant is violated. */
export function isSound(invariants: Partial<Invariants>): boolean {
  return Object.values(invariants).every((count) => count === 0);
}
