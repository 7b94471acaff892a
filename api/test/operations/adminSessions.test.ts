/** Administrators and their sign-ins with `npm run admin`. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { newId } from '../../src/ids';
import { adminCli, PASSWORD, setPassword } from '../../src/testing/adminCli';
import { describeOnPglite } from '../../src/testing/engines';

const cli = adminCli();

describeOnPglite('npm run admin', (engine) => {
  beforeAll(() => setPassword(engine.api, PASSWORD));
  const run = (...args: string[]) => cli.run(engine.api.url, args);

  it('manages administrators, shows the log, and changes its own password', async () => {
    const email = `${newId()}@example.in`;
    const added = await run('add-administrator', email, '--name', 'Ravi', '--role', 'viewer');
    const password = /password (\S+)/.exec(added.output)?.[1] ?? '';
    const env = { REELRUPEE_ADMIN_EMAIL: email, XDG_CONFIG_HOME: join(cli.folder, email) };
    const ravi = (args: string[], own: string) =>
      cli.run(engine.api.url, args, {
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
    expect(
      (await run('add-administrator', ` ${email.toUpperCase()}`, '--name', 'Ravi', '--role', 'viewer'))
        .errors,
    ).toBe('This email belongs to another account.\n');
    expect((await run('role', email.toUpperCase(), 'viewer')).output).toContain(email);
    expect((await run('acts', '--about', email.toUpperCase())).output).toContain('adminAddAdministrator');
    expect((await run('reset-code', 'Nobody@example.in')).errors).toContain('nobody@example.in');
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
    const [file = ''] = readdirSync(join(cli.folder, 'reelrupee'));
    expect(statSync(join(cli.folder, 'reelrupee', file)).mode & 0o777).toBe(0o600);
    expect((await cli.run(engine.api.url, ['plans'], { REELRUPEE_ADMIN_PASSWORD: 'wrong' })).code).toBe(0);
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
    expect((await cli.run(engine.api.url, ['administrators'], mira)).errors).toContain('the role owner');
    expect((await cli.run(engine.api.url, ['administrators'], { REELRUPEE_ADMIN_EMAIL: '' })).code).toBe(1);
    expect((await run('administrators')).code).toBe(0);
  });
});
