import type { Config } from '../config';
import type { Database } from '../database/database';
import { takeAdvisoryLock } from '../database/advisoryLock';
import { countShortDays } from '../reels/countShortDays';
import { replaceMissingReels } from '../reels/replaceMissingReels';
import type { Clock } from '../time/clock';
import { istDay } from '../time/istDay';
import { readMediaPack } from './mediaPack';
import { type FirstAdministrator, seedAdministrator } from './seedAdministrator';
import { seedPlans } from './seedPlans';
import { seedReels } from './seedReels';

/** Adds missing plans and reels. */
export async function seedCatalogue(
  database: Database,
  clock: Clock,
  { MEDIA_DIR }: Pick<Config, 'MEDIA_DIR'>,
): Promise<void> {
  const pack = await readMediaPack(MEDIA_DIR);
  await database.longTransaction(async (queries) => {
    await takeAdvisoryLock(queries, 'seeding');
    await seedPlans(queries, clock.now());
    if (!pack) return;
    await seedReels(queries, pack);
    await replaceMissingReels(queries, istDay(clock.now()));
  });
  await countShortDays(database, clock.now());
}

type AdministratorSettings = Pick<Config, 'ADMIN_EMAIL'> & { ADMIN_PASSWORD?: string | undefined };

/**
 * Adds the first administrator if there is none. `hand` passes the password on and runs before the commit: if it
 * fails, there is no administrator whose password nobody knows.
 */
export async function seedFirstAdministrator(
  database: Database,
  clock: Clock,
  { ADMIN_EMAIL, ADMIN_PASSWORD }: AdministratorSettings,
  hand: (administrator: FirstAdministrator) => Promise<void> = () => Promise.resolve(),
): Promise<FirstAdministrator | null> {
  return database.transaction(async (queries) => {
    await takeAdvisoryLock(queries, 'seeding');
    const administrator = await seedAdministrator(queries, ADMIN_EMAIL, ADMIN_PASSWORD, clock.now());
    if (administrator) await hand(administrator);
    return administrator;
  });
}

/** Both of the above, as tests need them. Returns the administrator if it is new. */
export async function seed(
  database: Database,
  clock: Clock,
  config: Pick<Config, 'MEDIA_DIR'> & AdministratorSettings,
): Promise<FirstAdministrator | null> {
  await seedCatalogue(database, clock, config);
  return seedFirstAdministrator(database, clock, config);
}
