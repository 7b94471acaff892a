/** The words and exit codes of `npm run admin` when something is wrong. */
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { newId } from '../../src/ids';
import { adminCli, PASSWORD, setPassword } from '../../src/testing/adminCli';
import { describeOnPglite } from '../../src/testing/engines';
import { newPerson } from '../../src/testing/people';
import { askForPlan, planOf } from '../../src/testing/watching';

const cli = adminCli();

describeOnPglite('npm run admin', (engine) => {
  beforeAll(() => setPassword(engine.api, PASSWORD));
  const run = (...args: string[]) => cli.run(engine.api.url, args);

  it('says which file it cannot write, and that a page is past the end', async () => {
    const person = await newPerson(engine.api);
    const { screenshot } = await askForPlan(engine.api, person, await planOf(engine.api, 250), newId());
    const nowhere = join(cli.folder, 'none/file');
    for (const command of [['proof', screenshot], ['backup']]) {
      const { code, errors } = await run(...command, nowhere);
      expect({ code, errors }).toEqual({ code: 1, errors: expect.stringContaining(`'${nowhere}`) });
      expect(errors).not.toMatch(/try again|\n {4}at /);
    }
    expect((await run('recharges', '--page', '9')).output).toMatch(
      /This page is empty: the list has \d+ rows/,
    );
    expect((await run('restore', cli.folder)).errors).toContain('There is no file');
  });

  it('says clearly what is wrong', async () => {
    const { url } = engine.api;
    expect(await cli.run('http://127.0.0.1:1', ['plans'])).toMatchObject({
      code: 1,
      errors:
        'No server responds at http://127.0.0.1:1 (bad port). Start it with npm start, or set REELRUPEE_URL.\n',
    });
    expect((await cli.run('localhost:3000', ['plans'])).errors).toContain('not a URL such as http://');
    await run('logout');
    const wrong = await cli.run(url, ['plans'], { REELRUPEE_ADMIN_PASSWORD: 'wrong-1' });
    expect(wrong).toMatchObject({ code: 1, errors: 'Invalid email or password.\n' });
    const nobody = await cli.run(url, ['plans'], { REELRUPEE_ADMIN_PASSWORD: '' });
    expect(nobody.errors).toContain('Set REELRUPEE_ADMIN_EMAIL and REELRUPEE_ADMIN_PASSWORD');
    expect((await run('approve', 'none')).errors).toBe('There is no recharge request none.\n');
    expect((await run('dance')).errors).toContain("unknown command 'dance'");
    const { output } = await run('--help');
    expect(output).toContain('withdrawals');
    expect(output).toMatch(/^Usage: node \S+admin\.js /);
  });

  it('ends quietly when a program such as `head` closes the pipe early', async () => {
    const ended = await cli.run(engine.api.url, ['plans'], {}, (child) => child.stdout?.destroy());
    expect(ended).toEqual({ code: 0, output: '', errors: '' });
  });
});
