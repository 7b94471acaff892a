/** `npm run admin` before a program such as `head`, which closes the pipe early. */
import { beforeAll, expect, it } from 'vitest';
import { adminCli, PASSWORD, setPassword } from '../../src/testing/adminCli';
import { describeOnPglite } from '../../src/testing/engines';

const cli = adminCli();

describeOnPglite('npm run admin', (engine) => {
  beforeAll(() => setPassword(engine.api, PASSWORD));

  it('ends quietly when nobody reads its output any more', async () => {
    const ended = await cli.run(engine.api.url, ['plans'], {}, (child) => child.stdout?.destroy());
    expect(ended).toEqual({ code: 0, output: '', errors: '' });
  });
});
