/** Starts the provider with the settings of the environment. */
import closeWithGrace from 'close-with-grace';
import { pino } from 'pino';
import { buildApp } from './app';
import { readConfig } from './config';
import { migrate, requireSchema } from './database/migrate';
import { openDatabase } from './database/openDatabase';
import { logOptions } from './http/logOptions';
import { requireClock } from './startup/requireClock';
import { scheduleDailyJobs } from './maintenance/scheduleDailyJobs';
import { scheduleReminders } from './reminders/scheduleReminders';
import { setMissingKeys } from './reminders/subscriptions';
import { readVapidKeys } from './reminders/vapidKeys';
import { seedCatalogue, seedFirstAdministrator } from './seed/seed';
import { closeGracefully } from './startup/closeGracefully';
import { administratorMessage, writeFirstPassword } from './startup/writeFirstPassword';
import { listenUrl } from './startup/listenUrl';
import { startupMessage } from './startup/startupMessage';
import { startTracing } from './tracing/startTracing';
import { realClock } from './time/clock';

/** Longest wait for requests in flight when the server stops, in ms. */
const CLOSE_TIMEOUT_MS = 10_000;
/** The process is ended after this time even if closing hangs, in ms. */
const EXIT_TIMEOUT_MS = 15_000;

/** Lines are written together, at the latest after a second and at exit: a write of each line costs more than its call. */
const LOG_BUFFER = { sync: false, minLength: 4096, periodicFlush: 1000 };

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const tracing = await startTracing(config);
  const log = pino(logOptions(config.LOG_LEVEL), pino.destination(LOG_BUFFER));
  const database = await openDatabase({
    databaseUrl: config.DATABASE_URL,
    dataDir: config.DATA_DIR,
    poolSize: config.DATABASE_POOL_SIZE,
    queryTimeoutMs: config.DATABASE_TIMEOUT_MS,
  });
  // A setting that was lost looks like an empty site.
  if (config.isProduction && !config.DATABASE_URL)
    log.warn({ DATA_DIR: config.DATA_DIR }, 'DATABASE_URL is not set: the embedded database is used.');
  const onWait = () => log.warn('The migration waits for tables that are in use.');
  await (config.MIGRATE_ON_START ? migrate(database, onWait) : requireSchema(database));
  await requireClock(database.queries, realClock, config);
  await seedCatalogue(database, realClock, config);
  const stopDailyJobs = scheduleDailyJobs(database, realClock, log);
  const vapidKeys = await readVapidKeys(database.queries, config);
  await setMissingKeys(database.queries, vapidKeys.publicKey);
  const stopReminders = scheduleReminders({ database, clock: realClock, config, log });
  const app = await buildApp({ database, clock: realClock, config, logger: log });
  closeWithGrace({ delay: EXIT_TIMEOUT_MS, logger: log }, async ({ signal, err }) => {
    if (err) log.fatal({ err }, 'unexpected error, stopping');
    else log.info({ signal }, 'stopping');
    await Promise.all([stopDailyJobs(), stopReminders()]);
    await closeGracefully(app, database, CLOSE_TIMEOUT_MS);
    await tracing?.stop();
    log.info('stopped');
  });
  await app.listen({ port: config.PORT, host: config.HOST });
  // After listening: a start that fails, such as on a port in use, must not use the password up.
  const administrator = await seedFirstAdministrator(database, realClock, config, (added) =>
    writeFirstPassword(added, config),
  );
  if (administrator) process.stdout.write(`\n${administratorMessage(administrator, config)}\n\n`);
  process.stdout.write(`ReelRupee is running: ${listenUrl(config.HOST, app.server.address())}\n`);
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${startupMessage(error)}\n`);
  process.exit(1);
}
