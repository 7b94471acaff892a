/** Migrates the schema of DATABASE_URL, or of the embedded database, as a step before servers start. */
import { readConfig } from './config';
import { migrate } from './database/migrate';
import { openDatabase } from './database/openDatabase';
import { startupMessage } from './startup/startupMessage';

try {
  const { DATABASE_URL, DATA_DIR } = readConfig(process.env);
  const database = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
  await migrate(database, () => process.stderr.write('The migration waits for tables that are in use.\n'));
  await database.close();
  // Without the setting, as in a shell that lacks the provider's, this is not the database that was meant.
  const which = DATABASE_URL ? '' : ` of the embedded database in ${DATA_DIR}`;
  process.stdout.write(`The schema${which} is up to date.\n`);
} catch (error) {
  process.stderr.write(`${startupMessage(error)}\n`);
  process.exit(1);
}
