import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { newId } from '../../src/ids';
import { call, mustCall } from '../../src/testing/apiClient';
import { ALL_COMBINATIONS } from '../../src/testing/combinations';
import { describeOnEngines, describeOnPglite } from '../../src/testing/engines';
import { newPerson } from '../../src/testing/people';
import { type Bundled, bundleForTest } from '../../src/testing/serverProcess';
import { hashPassword } from '../../src/sessions/passwords';
import { expectInvariants } from '../../src/testing/invariants';
import { startTestApi, type TestApi } from '../../src/testing/startTestApi';
import { createTestDatabase } from '../../src/testing/testDatabases';
import { activateFree, askForPlan, buyPlan, planOf, plansOf, watchReels } from '../../src/testing/watching';

const PASSWORD = 'administrator-1';
const POSTGRESQL = inject('postgresqlUrl');
const ENGINES = POSTGRESQL === '' ? ['PGlite'] : ['PGlite', 'PostgreSQL'];
const folder = mkdtempSync(join(tmpdir(), 'reelrupee-cli-'));
let bundled: Bundled;
beforeAll(async () => {
  bundled = await bundleForTest();
});
afterAll(() => {
  bundled.remove();
  rmSync(folder, { recursive: true, force: true });
});

interface Ended {
  code: number;
  output: string;
  errors: string;
}

/** Runs `npm run admin -- …` as it is shipped, against a server. */
function admin(url: string, args: string[], env: Record<string, string> = {}): Promise<Ended> {
  const settings = {
    PATH: process.env['PATH'],
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    REELRUPEE_URL: url,
    REELRUPEE_ADMIN_EMAIL: 'admin@reelrupee.local',
    REELRUPEE_ADMIN_PASSWORD: PASSWORD,
    ...env,
  };
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [bundled.admin, ...args],
      { env: settings },
      (error, output, errors) => resolve({ code: error ? Number(error.code) : 0, output, errors }),
    );
    child.stdin?.end();
  });
}

/** Gives a server's administrators a password that the test knows. */
async function setPassword({ database }: Pick<TestApi, 'database'>, password: string): Promise<void> {
  await database.queries
    .updateTable('users')
    .set({ password_hash: await hashPassword(password) })
    .where('user_type', '=', 'admin')
    .execute();
}

describeOnPglite('npm run admin', (engine) => {
  beforeAll(() => setPassword(engine.api, PASSWORD));
  const run = (...args: string[]) => admin(engine.api.url, args);

  it('lists recharges and approves or rejects them', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const [cheap, dear] = (await plansOf(api)).paid;
    if (!cheap || !dear) throw new Error('There are no paid plans');
    const one = await askForPlan(api, person, cheap, '123456789012');
    const other = await askForPlan(api, person, dear, '210987654321');
    const listed = await run('recharges');
    expect(listed).toMatchObject({ code: 0, errors: '' });
    expect(listed.output).toContain(one._id);
    expect(listed.output).toContain('₹255.00');
    expect(listed.output).toContain('123456789012');

    expect((await run('approve', one._id)).output).toBe(
      'Approved: Asha Rao now has the plan Starter (₹255.00).\n',
    );
    expect((await run('reject', other._id, '--reason', 'No such payment')).output).toContain(
      'No such payment',
    );
    expect((await run('recharges')).output).toBe('There are no pending recharges.\n');
    expect((await run('reject', one._id, '--reason', 'late')).errors).toBe(
      'This recharge has already been approved.\n',
    );
  });

  it('lists withdrawals and pays or refuses them', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const plan = await planOf(api, 250);
    await buyPlan(api, await newPerson(api, person.userId), plan, newId());
    const { userId, token } = person;
    const ask = (amount: number) => mustCall(api.url, 'withdrawRequest', { userId, amount }, token);
    const [one, other] = [await ask(10), await ask(5)];
    const listed = (await run('withdrawals')).output;
    expect(listed).toContain('₹8.50');
    expect(listed).toContain('asha@upi');
    expect((await run('pay', one._id, '--utr', 'UTR77')).output).toBe(
      'Paid: ₹8.50 to Asha Rao, UTR UTR77.\n',
    );
    expect((await run('refuse', other._id, '--reason', 'closed')).output).toContain('₹5.00 returned');
    expect((await run('pay', one._id)).errors).toContain('--utr');
  });

  it('shows plans, reels, proofs and the health of the ledger', async () => {
    const { api } = engine;
    expect((await run('plans')).output).toContain('Crown');
    expect((await run('reels')).output).toContain('lesson-01-abc123.mp4');
    expect((await run('health')).output).toContain('The ledger is sound.');
    const person = await newPerson(api);
    const plan = await planOf(api, 250);
    const { screenshot } = await askForPlan(api, person, plan, newId());
    const file = join(folder, 'proof.webp');
    expect(await run('proof', screenshot, file)).toMatchObject({ code: 0 });
    expect(readFileSync(file).subarray(8, 12).toString()).toBe('WEBP');
  });

  it('finds and freezes users, reverses, forfeits and reviews', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const { userId, token } = person;
    const plan = await planOf(api, 250);
    const { _id } = await buyPlan(api, await newPerson(api, userId), plan, newId());
    const asked = await mustCall(api.url, 'withdrawRequest', { userId, amount: 5 }, token);
    expect((await run('freeze', userId)).errors).toContain('--reason');
    expect((await run('freeze', userId, '--reason', 'Shared UPI ID')).output).toContain('Frozen');
    expect((await run('users', userId)).output).toContain('Shared UPI ID');
    expect((await run('withdrawals')).output).toContain('user frozen');
    expect((await run('pay', asked._id, '--utr', newId())).errors).toBe(
      'This user is frozen. Release them first.\n',
    );
    expect((await run('unfreeze', userId)).output).toContain('Released');
    expect((await run('users', 'none')).output).toContain('There is no user');
    expect((await run('review', asked._id)).output).toContain('Reviewed by Administrator: ₹4.25');
    expect((await run('reverse', _id, '--reason', 'Charged back')).output).toBe(
      'Reversed: Asha Rao no longer has the plan Starter (₹255.00).\n',
    );
    expect((await run('forfeit')).output).toBe('Forfeited: ₹0.00 of 0 ended plans.\n');
    await expectInvariants(api.database);
  });

  it('manages administrators, shows the log, and changes its own password', async () => {
    const email = `${newId()}@example.in`;
    const added = await run('add-administrator', email, '--name', 'Ravi', '--role', 'viewer');
    const password = /password (\S+)/.exec(added.output)?.[1] ?? '';
    const env = { REELRUPEE_ADMIN_EMAIL: email, XDG_CONFIG_HOME: join(folder, email) };
    const ravi = (args: string[], own: string) =>
      admin(engine.api.url, args, {
        ...env,
        REELRUPEE_ADMIN_PASSWORD: own,
        REELRUPEE_NEW_PASSWORD: 'ravi-own-1',
      });
    expect((await ravi(['acts'], password)).errors).toBe(
      'You are not allowed to do this. It takes the role owner: ask an owner.\n',
    );
    expect((await ravi(['approve', 'none'], password)).errors).toContain(
      'the role maker or checker or owner',
    );
    expect((await ravi(['password'], password)).output).toContain('Password changed');
    await ravi(['logout'], '');
    expect((await ravi(['recharges'], 'ravi-own-1')).code).toBe(0);
    expect((await run('administrators')).output).toContain('viewer');
    expect((await run('role', email, 'king')).errors).toContain('The role is one of viewer');
    expect((await run('role', email, 'none')).output).not.toContain(email);
    expect((await run('acts')).output).toContain('adminChangeRole');
    expect((await run('acts', '--page', 'x')).errors).toContain('a whole number');
    expect((await run('reset-code', 'nobody@example.in')).errors).toContain('There is no user');
    expect((await run('totp')).errors).toContain('Run this in a terminal');
  });

  it('signs in once, keeps the token to its owner, and signs in again when it has ended', async () => {
    await run('logout');
    await run('plans');
    const [file = ''] = readdirSync(join(folder, 'reelrupee'));
    expect(statSync(join(folder, 'reelrupee', file)).mode & 0o777).toBe(0o600);
    expect((await admin(engine.api.url, ['plans'], { REELRUPEE_ADMIN_PASSWORD: 'wrong' })).code).toBe(0);
    await engine.api.database.queries
      .updateTable('sessions')
      .set({ ended_at: engine.api.clock.now() })
      .where('token_hash', 'is not', null)
      .execute();
    expect((await run('plans')).code).toBe(0);
    await engine.api.database.queries.updateTable('sessions').set({ ended_at: null }).execute();
  });

  it('acts as the administrator who is named, not as the one who signed in before', async () => {
    const email = `${newId()}@example.in`;
    const added = await run('add-administrator', email, '--name', 'Mira', '--role', 'viewer');
    const [, password = ''] = /password (\S+)/.exec(added.output) ?? [];
    const mira = { REELRUPEE_ADMIN_EMAIL: email.toUpperCase(), REELRUPEE_ADMIN_PASSWORD: password };
    expect((await admin(engine.api.url, ['administrators'], mira)).errors).toContain('the role owner');
    expect((await admin(engine.api.url, ['administrators'], { REELRUPEE_ADMIN_EMAIL: '' })).code).toBe(1);
    expect((await run('administrators')).code).toBe(0);
  });

  it('says which file it cannot write, and that a page is past the end', async () => {
    const person = await newPerson(engine.api);
    const { screenshot } = await askForPlan(engine.api, person, await planOf(engine.api, 250), newId());
    const nowhere = join(folder, 'none/file');
    for (const command of [['proof', screenshot], ['backup']]) {
      const { code, errors } = await run(...command, nowhere);
      expect({ code, errors }).toEqual({ code: 1, errors: expect.stringContaining(`'${nowhere}`) });
      expect(errors).not.toMatch(/try again|\n {4}at /);
    }
    expect((await run('recharges', '--page', '9')).output).toMatch(
      /This page is empty: the list has \d+ rows/,
    );
    expect((await run('restore', folder)).errors).toContain('There is no file');
  });

  it('says clearly what is wrong', async () => {
    const { url } = engine.api;
    expect(await admin('http://127.0.0.1:1', ['plans'])).toMatchObject({
      code: 1,
      errors:
        'No server responds at http://127.0.0.1:1 (bad port). Start it with npm start, or set REELRUPEE_URL.\n',
    });
    expect((await admin('localhost:3000', ['plans'])).errors).toContain('not a URL such as http://');
    await run('logout');
    const wrong = await admin(url, ['plans'], { REELRUPEE_ADMIN_PASSWORD: 'wrong-1' });
    expect(wrong).toMatchObject({ code: 1, errors: 'Invalid email or password.\n' });
    const nobody = await admin(url, ['plans'], { REELRUPEE_ADMIN_PASSWORD: '' });
    expect(nobody.errors).toContain('Set REELRUPEE_ADMIN_EMAIL and REELRUPEE_ADMIN_PASSWORD');
    expect((await run('approve', 'none')).errors).toBe('There is no recharge request none.\n');
    expect((await run('dance')).errors).toContain("unknown command 'dance'");
    expect((await run('--help')).output).toContain('withdrawals');
  });
});

const describeBackups = ALL_COMBINATIONS ? describeOnEngines : describeOnPglite;

describeBackups('backups with npm run admin', (engine) => {
  beforeAll(() => setPassword(engine.api, PASSWORD));
  const run = (...args: string[]) => admin(engine.api.url, args);

  it.each(ENGINES)('backs everything up, and restores it into an empty server on %s', async (to) => {
    const { api } = engine;
    const own = to === 'PostgreSQL' ? await createTestDatabase(POSTGRESQL) : null;
    const person = await newPerson(api);
    const plan = await activateFree(api, person);
    await watchReels(api, person, plan._id, 3);
    const { userId, token } = person;
    const before = await mustCall(api.url, 'getUserProfile', { userId }, token);
    const file = join(folder, `${newId()}.backup`);
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
        admin(target.url, ['restore', file, ...args], {
          REELRUPEE_ADMIN_PASSWORD: adminPassword,
        });
      expect((await restore()).output).toMatch(
        /^Restored \d+ rows\. Please sign in again\. .* those of the backup\.\n$/,
      );
      // Tokens are restored too: the user is still signed in and can continue.
      expect(await mustCall(target.url, 'getUserProfile', { userId }, token)).toEqual(before);
      await expectInvariants(target.database);
      target.clock.advance(10 * 60_000);
      await watchReels(target, person, plan._id, 1);
      await expectInvariants(target.database);
      expect(await admin(target.url, ['restore', file])).toMatchObject({
        code: 1,
        errors: 'This server has users. Restore into an empty one, or add --replace to replace them.\n',
      });
      expect((await admin(target.url, ['restore', file, '--replace'])).code).toBe(0);
      expect(await mustCall(target.url, 'getUserProfile', { userId }, token)).toEqual(before);
    } finally {
      await target.stop();
      await own?.drop();
    }
  });

  it('restores nothing from a file that is cut, or no backup, and leaves all as it was', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const file = join(folder, `${newId()}.backup`);
    await run('backup', file);
    truncateSync(file, Math.floor(statSync(file).size * 0.7));
    const cut = await run('restore', file, '--replace');
    expect(cut).toMatchObject({ code: 1, errors: expect.stringContaining('cannot be restored') });
    const text = await run('restore', bundled.admin, '--replace');
    expect(text).toMatchObject({ code: 1, errors: expect.stringContaining('it is not a backup') });
    expect((await run('restore', join(folder, 'none'))).errors).toContain('There is no file');
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
