import { Kysely, PostgresDialect } from 'kysely';
import type { Database } from '../../src/database/database';
import type { Schema } from '../../src/database/schema/schema';
import { checkLedger } from '../../src/ledger/invariants/checkLedger';
import { checkInvariants, isSound } from '../../src/ledger/invariants/invariants';

/** Describes how long the check of the whole ledger takes, in one statement and in slices, and its longest statement. */
export async function timeOfChecks(database: Database): Promise<string> {
  let longest = 0;
  const timed = async <Result>(work: () => Promise<Result>): Promise<[Result, number]> => {
    const started = performance.now();
    return [await work(), performance.now() - started];
  };
  const [whole, wholeMs] = await timed(() => database.longTransaction(checkInvariants));
  const queries = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ queryDurationMillis }) => {
      longest = Math.max(longest, queryDurationMillis);
    },
  });
  const [sliced, slicedMs] = await timed(() => checkLedger({ longTransaction: (work) => work(queries) }));
  if (!isSound(whole) || !isSound(sliced))
    throw new Error(`The ledger is not sound: ${JSON.stringify(whole)}`);
  return (
    `Check of the ledger: ${(wholeMs / 1000).toFixed(1)} s in one statement, ` +
    `${(slicedMs / 1000).toFixed(1)} s in slices, whose longest statement takes ${longest.toFixed(0)} ms.`
  );
}
