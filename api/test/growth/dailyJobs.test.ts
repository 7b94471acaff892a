/** The measurements of `npm run bench -- growth` of what runs daily, on a small database: that they run, not their times. */
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { timeOfChecks } from '../../bench/growth/checks';
import { timeOfDailyChecks } from '../../bench/growth/dailyChecks';
import { fill } from '../../bench/growth/fill';
import { timeOfRetention } from '../../bench/growth/retention';
import { openDatabase } from '../../src/database/openDatabase';
import { fixturePack } from '../../src/testing/fixturePack';
import { createEmptyDatabase } from '../../src/testing/testDatabases';

const POSTGRESQL = inject('postgresqlUrl');

describe.skipIf(POSTGRESQL === '')('the bench of growth', () => {
  it('measures the whole check, the daily ones and retention', async () => {
    const { url: databaseUrl, drop } = await createEmptyDatabase(POSTGRESQL);
    onTestFinished(drop);
    const database = await openDatabase({ databaseUrl, dataDir: '', queryTimeoutMs: 60_000 });
    onTestFinished(() => database.close());
    const pack = fixturePack(50, 1);
    onTestFinished(() => pack.remove());
    await fill(database, pack, { users: 200, days: 1 });
    expect(await timeOfChecks(database)).toMatch(/^Check of the ledger: /);
    expect(await timeOfDailyChecks(database)).toMatch(
      /^Daily check: .* for 20[01] users in \d+ transactions/,
    );
    // A session of each user, and that of the administrator.
    expect(await timeOfRetention(database)).toMatch(/^Retention: [\d.]+ s for 201 rows in \d+ statements/);
  });
});
