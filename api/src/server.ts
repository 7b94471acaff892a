/** Starts the provider from the environment. */
import { pino } from 'pino';
import { listenUrl } from './startup/listenUrl';
import { buildApp } from './app';
import { readConfig } from './config';
import { migrate } from './database/migrate';
import { openDatabase } from './database/openDatabase';
import { logOptions } from './http/logOptions';
import { seed } from './seed/seed';
import type { FirstAdministrator } from './seed/seedAdministrator';
import { startupMessage } from './startup/startupMessage';
import { stopOnSignals } from './stopOnSignals';
import { realClock } from './time/clock';

async function start(): Promise<void> {
  const config = readConfig(process.env);
  // Written beside the work, not in between; what is buffered is flushed when the process ends in order.
  const log = pino(logOptions(config.LOG_LEVEL), pino.destination({ sync: false }));
  const database = await openDatabase({
    databaseUrl: config.DATABASE_URL,
    dataDir: config.DATA_DIR,
    poolSize: config.DATABASE_POOL_SIZE,
  });
  await migrate(database.queries);
  const administrator = await seed(database, realClock, config);
  if (administrator) showAdministrator(administrator);
  const app = await buildApp({ database, clock: realClock, config, logger: log });
  stopOnSignals(app, database, log);
  await app.listen({ port: config.PORT, host: config.HOST });
  process.stdout.write(`ReelRupee is running: ${listenUrl(config.HOST, app.server.address())}\n`);
}

/** Straight to the terminal: a log is kept, shipped and read by others. */
function showAdministrator({ email, password }: FirstAdministrator): void {
  process.stdout.write(
    `\nThe first administrator: ${email}, password ${password}\n` +
      'This is shown once. Use it with: npm run admin\n\n',
  );
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${startupMessage(error)}\n`);
  process.exit(1);
}
