import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../database/database';
import { ACT_INVARIANTS } from './actInvariants';
import { journalInvariants } from './journalInvariants';
import { everything } from './scope';
import { userInvariants, watchSums } from './userInvariants';

/** The number of violations of each invariant; all are 0 in a sound ledger. */
export type Invariants = Record<
  keyof typeof ACT_INVARIANTS | keyof ReturnType<typeof journalInvariants | typeof userInvariants>,
  number
>;

/**
 * Checks the whole ledger in one statement and therefore from one snapshot. A running server uses checkLedger.ts, which
 * holds up nobody.
 */
export function checkInvariants(queries: Queries): Promise<Invariants> {
  const all = { ...journalInvariants(everything), ...userInvariants(everything), ...ACT_INVARIANTS };
  return countViolations(queries, all, watchSums(everything));
}

/** Counts the violations of the given invariants in one statement, which begins with the common tables they use. */
export async function countViolations<Name extends string>(
  queries: Queries,
  invariants: Record<Name, RawBuilder<unknown>>,
  commonTables: RawBuilder<unknown> = sql``,
): Promise<Record<Name, number>> {
  const counts = Object.entries<RawBuilder<unknown>>(invariants).map(
    ([name, check]) => sql`(${check}) as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Record<Name, number>>`${commonTables} select ${sql.join(counts)}`.execute(
    queries,
  );
  const [violations] = rows;
  if (!violations) throw new Error('The invariants could not be read');
  return violations;
}

/** True if no invariant is violated. */
export function isSound(invariants: Invariants): boolean {
  return Object.values(invariants).every((count) => count === 0);
}
