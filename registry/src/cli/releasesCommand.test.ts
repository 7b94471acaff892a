import { expect, test, vi } from 'vitest';
import { startLocalServer } from '../../../deploy/testing/localServer';
import { testStore } from '../testing/testStore';
import { releasesCommand } from './releasesCommand';

test.each([
  ['--judge', '--data'],
  ['--mirror', 'folder', '--judge'],
])('%s %s is refused, since only one of them would be done', async (...args) => {
  const command = releasesCommand()
    .exitOverride()
    .configureOutput({ writeErr: () => undefined });
  await expect(command.parseAsync(args, { from: 'user' })).rejects.toThrow(/cannot be used with option/);
});

test('a watch without a canary does not fail where the provider refuses it: it warns that teams get no failures', async () => {
  const store = await testStore();
  const provider = await startLocalServer((_request, response) =>
    response.end(JSON.stringify({ code: 400, msg: 'Wrong password.', data: null })),
  );
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const options = ['--judge', '--api', provider.url, '--target', store.root];
  await releasesCommand().parseAsync(options, { from: 'user' });
  expect(log.mock.calls.map(([line]) => String(line).split('\n')[0])).toEqual([
    'No canary is out.',
    'Failures are not read for teams: userLogin was refused: Wrong password.',
  ]);
  log.mockRestore();
  await provider.stop();
});
