import { expect, test } from 'vitest';
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
