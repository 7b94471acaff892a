import { tmpdir } from 'node:os';
import { afterEach, expect, test, vi } from 'vitest';
import { teamCommand } from './teamCommand';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['--canary', '10'],
  ['--promote', 'true'],
])(
  '`npm run live %s` without a preceding -- does nothing, instead of a release for everyone',
  async (option, value) => {
    vi.stubEnv(`npm_config_${option.slice(2)}`, value);
    await expect(teamCommand(tmpdir()).parseAsync(['live'], { from: 'user' })).rejects.toThrow(
      `npm consumed ${option}; nothing was done.\nPut -- before the options: npm run live -- ${option}`,
    );
  },
);
