import type { Config } from '../config';
import type { Database } from '../database/database';
import { takeAdvisoryLock } from '../database/advisoryLock';
import type { Clock } from '../time/clock';
import { readMediaPack } from './mediaPack';
import { type FirstAdministrator, seedAdministrator } from './seedAdministrator';
import { seedPlans } from './seedPlans';
import { seedReels } from './seedReels';

/** Adds missing plans, reels and the first administrator. Returns the administrator if it is new. */
export async function seed(
  database: Database,
  clock: Clock,
  config: Pick<Config, 'MEDIA_DIR' | 'ADMIN_EMAIL'>,
): Promise<FirstAdministrator | null> {
  const now = clock.now();
  const pack = await readMediaPack(config.MEDIA_DIR);
  return database.longTransaction(async (queries) => {
    await takeAdvisoryLock(queries, 'seeding');
    await seedPlans(queries, now);
    if (pack) await seedReels(queries, pack);
    return seedAdministrator(queries, config.ADMIN_EMAIL, now);
  });
}
