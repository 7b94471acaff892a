/** Backups with `npm run admin`, from each engine into each. */
import { existsSync, mkdirSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, inject, it } from 'vitest';
import { newId } from '../../src/ids';
import { adminCli, PASSWORD, setPassword } from '../../src/testing/adminCli';
import { adjust } from '../../src/testing/adjustments';
import { call, mustCall } from '../../src/testing/apiClient';
import { ALL_COMBINATIONS } from '../../src/testing/combinations';
import { describeOnEngines, describeOnPglite } from '../../src/testing/engines';
import { expectInvariants } from '../../src/testing/invariants';
import { newPerson, signedInAgain } from '../../src/testing/people';
import { startTestApi } from '../../src/testing/startTestApi';
import { createTestDatabase } from '../../src/testing/testDatabases';
import { activateFree, watchReels } from '../../src/testing/watching';

const POSTGRESQL = inject('postgresqlUrl');
const ENGINES = POSTGRESQL === '' ? ['PGlite'] : ['PGlite', 'PostgreSQL'];
const describeBackups = ALL_COMBINATIONS ? describeOnEngines : describeOnPglite;
const cli = adminCli();

describeBackups('backups with npm run admin', (engine) => {
  beforeAll(() => setPassword(engine.api, PASSWORD));
  const run = (...args: string[]) => cli.run(engine.api.url, args);

  it.each(ENGINES)('backs everything up, and restores it into an empty server on %s', async (to) => {
    const { api } = engine;
    const own = to === 'PostgreSQL' ? await createTestDatabase(POSTGRESQL) : null;
    const person = await newPerson(api);
    const plan = await activateFree(api, person);
    await watchReels(api, person, plan._id, 3);
    await adjust(api, person, 12.5, 'Long wait');
    const { userId, token } = person;
    const before = await mustCall(api.url, 'getUserProfile', { userId }, token);
    const file = join(cli.folder, `${newId()}.backup`);
    expect((await run('backup', file)).output).toContain('Saved to');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(existsSync(`${file}.unfinished`)).toBe(false);

    const target = await startTestApi({
      ticking: false,
      databaseUrl: to === 'PGlite' ? undefined : own?.url,
    });
    try {
      const adminPassword = 'empty-server-1';
      await setPassword(target, adminPassword);
      const restore = (...args: string[]) =>
        cli.run(target.url, ['restore', file, ...args], {
          REELRUPEE_ADMIN_PASSWORD: adminPassword,
        });
      expect((await restore()).output).toMatch(
        /^Restored \d+ rows\. Please sign in again\. .* those of the backup\. Withdrawals that were paid since are pending again: .*\n$/,
      );
      const again = await signedInAgain(target, person);
      expect(await mustCall(target.url, 'getUserProfile', { userId }, again.token)).toEqual(before);
      await expectInvariants(target.database);
      target.clock.advance(10 * 60_000);
      await watchReels(target, again, plan._id, 1);
      await expectInvariants(target.database);
      expect(await cli.run(target.url, ['restore', file])).toMatchObject({
        code: 1,
        errors: 'This server has users. Restore into an empty one, or add --replace to replace them.\n',
      });
      expect((await cli.run(target.url, ['restore', file, '--replace'])).code).toBe(0);
      const replaced = await signedInAgain(target, person);
      expect(await mustCall(target.url, 'getUserProfile', { userId }, replaced.token)).toEqual(before);
    } finally {
      await target.stop();
      await own?.drop();
    }
  });

  it('says where a backup is that cannot get its name', async () => {
    const taken = join(cli.folder, newId());
    mkdirSync(taken);
    const saved = await run('backup', taken);
    expect(saved).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^The backup cannot be saved as /),
    });
    expect(saved.errors).toContain(`It is in ${taken}.unfinished.`);
  });

  it('restores nothing from a file that is cut, or no backup, and leaves all as it was', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const file = join(cli.folder, `${newId()}.backup`);
    await run('backup', file);
    truncateSync(file, Math.floor(statSync(file).size * 0.7));
    const cut = await run('restore', file, '--replace');
    expect(cut).toMatchObject({ code: 1, errors: expect.stringContaining('cannot be restored') });
    const text = await run('restore', cli.program(), '--replace');
    expect(text).toMatchObject({ code: 1, errors: expect.stringContaining('it is not a backup') });
    expect((await run('restore', join(cli.folder, 'none'))).errors).toContain('There is no file');
    const own = { userId: person.userId };
    expect((await call(api.url, 'getUserProfile', own, person.token)).code).toBe(200);
  });

  it('keeps backups from everyone but administrators', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    for (const [token, code] of [
      ['', 401],
      [person.token, 403],
    ] as const) {
      for (const path of ['adminBackup', 'adminRestore']) {
        const headers = { authorization: `Bearer ${token}` };
        const response = await fetch(`${api.url}/${path}`, { method: 'POST', headers });
        expect(await response.json()).toMatchObject({ code, data: null });
      }
    }
  });
});
