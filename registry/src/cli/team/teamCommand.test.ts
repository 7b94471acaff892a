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

test.each<[string, Record<string, string>, string[], string]>([
  ['live --canary 10', { canary: 'true' }, ['live', '10'], 'npm run live -- --canary 10'],
  ['live --canary=10', { canary: '10' }, ['live'], 'npm run live -- --canary 10'],
  [
    'rollback --reason "wrong totals"',
    { reason: 'true' },
    ['rollback', 'wrong totals'],
    'npm run rollback -- --reason "wrong totals"',
  ],
  ['rollback --reason=why', { reason: 'why' }, ['rollback'], 'npm run rollback -- --reason why'],
])('`npm run %s` shows where -- is missing', async (_typed, settings, args, better) => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(`npm_config_${name}`, value);
  const command = teamCommand(tmpdir());
  for (const one of [command, ...command.commands])
    one.exitOverride().configureOutput({ writeErr: () => undefined });
  const error = await command.parseAsync(args, { from: 'user' }).catch(String);
  expect(error).toMatch(/^UserError: npm consumed --\w+; nothing was done\.\n/);
  expect(error).toContain(`Put -- before the options: ${better}`);
});
