import { setImmediate } from 'node:timers/promises';
import type { Database, Queries } from '../database/database';
import { newId } from '../ids';
import { checkNewActs, verifyActs } from '../ledger/closings/checkActs';
import { checkNewJournals, verifyJournals } from '../ledger/closings/checkJournals';
import { checkMovedUsers } from '../ledger/closings/movedUsers';
import { openClosings } from '../ledger/closings/openClosings';
import type { SliceCheck } from '../ledger/closings/run';
import { verifyUsers } from '../ledger/closings/verifyUsers';
import type { Invariants } from '../ledger/invariants/invariants';
import type { Clock } from '../time/clock';
import { finishRun, recordSlice, releaseRun, renewRun, takeRun } from './ledgerRun';

/** Rows that one slice looks at: few enough that nobody waits on the embedded database, whose statements queue. */
const SLICE = { openings: 2000, users: 100, journals: 100, plans: 250, acts: 500 };

/**
 * Checks what moved in the ledger since the last check, and a thirtieth of everything else, if no process has done so
 * within a day; docs/ledger.md. Returns the violations by invariant, null if another process has the run, it is not
 * due, or `signal` ended it after a slice. What ended midway is continued by the next call, of any process.
 */
export async function checkLedgerDaily(
  database: Pick<Database, 'queries' | 'transaction'>,
  clock: Clock,
  { slice = SLICE, signal }: { slice?: typeof SLICE; signal?: AbortSignal } = {},
): Promise<Partial<Invariants> | null> {
  const holder = newId();
  if (!(await database.transaction((queries) => takeRun(queries, holder, clock.now())))) return null;
  const checks = [
    openClosings(slice.openings),
    checkNewActs(slice.acts),
    verifyActs,
    verifyUsers(slice.users),
    checkNewJournals(slice.journals),
    verifyJournals,
    checkMovedUsers(slice.plans),
  ];
  for (const check of checks) {
    for (;;) {
      if (signal?.aborted) {
        await releaseRun(database.queries, holder);
        return null;
      }
      const outcome = await database.transaction((queries) => runSlice(queries, holder, check, clock.now()));
      if (outcome === 'lost') return null;
      if (outcome === 'done') break;
      // Calls that have come in meanwhile are begun before the next slice.
      await setImmediate();
    }
  }
  return database.transaction((queries) => finishRun(queries, holder, clock.now()));
}

/** Runs a slice if the run is still this process's own. */
async function runSlice(
  queries: Queries,
  holder: string,
  check: SliceCheck,
  now: Date,
): Promise<'more' | 'done' | 'lost'> {
  const run = await renewRun(queries, holder, now);
  if (!run) return 'lost';
  const result = await check(queries, run, now);
  if (!result) return 'done';
  await recordSlice(queries, run.found, result);
  return 'more';
}
