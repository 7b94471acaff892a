/** `node dist/resetAdministrator.js EMAIL`: lets an administrator in again, from a machine that has the database. */
import { resetAdministrator } from './administrators/resetAdministrator';
import { readConfig } from './config';
import { requireSchema } from './database/migrate';
import { openDatabase } from './database/openDatabase';
import { startupMessage } from './startup/startupMessage';
import { realClock } from './time/clock';
import { UserError } from './userError';

try {
  const [, , email] = process.argv;
  if (!email) throw new UserError('Name the administrator: node dist/resetAdministrator.js ravi@example.in');
  const { DATABASE_URL, DATA_DIR } = readConfig(process.env);
  const database = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR, mustExist: true });
  try {
    await requireSchema(database);
    const reset = await resetAdministrator(email, database, realClock.now());
    if (!reset.ok) throw new UserError(`There is no administrator ${email}.`);
    process.stdout.write(
      `${email} logs in with the password ${reset.value.password}, without a code of an app.\n` +
        'This is shown once. Change it with: node dist/admin.js password, then: node dist/admin.js totp\n',
    );
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${startupMessage(error)}\n`);
  process.exit(1);
}
