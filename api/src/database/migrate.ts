import { type Migration, Migrator } from 'kysely';
import type { Queries } from './database';
import * as people from './migrations/0001_people';
import * as ledger from './migrations/0002_ledger';
import * as plans from './migrations/0003_plans';
import * as reels from './migrations/0004_reels';
import * as markReelWatched from './migrations/0005_mark_reel_watched';
import * as withdrawals from './migrations/0006_withdrawals';
import { UserError } from '../userError';

/** In order; a migration that was released is never changed again. */
const MIGRATIONS: Record<string, Migration> = {
  '0001_people': people,
  '0002_ledger': ledger,
  '0003_plans': plans,
  '0004_reels': reels,
  '0005_mark_reel_watched': markReelWatched,
  '0006_withdrawals': withdrawals,
};

/** Brings the schema up to date; servers that start at the same time wait for one another. */
export async function migrate(queries: Queries): Promise<void> {
  const migrator = new Migrator({
    db: queries,
    provider: { getMigrations: () => Promise.resolve(MIGRATIONS) },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'the schema';
  const reason = error instanceof Error ? error.message : JSON.stringify(error);
  throw new UserError(`The database could not be brought up to date (${failed}): ${reason}`);
}
