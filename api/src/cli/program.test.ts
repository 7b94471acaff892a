import { afterEach, expect, it, vi } from 'vitest';
import { adminProgram } from './program';

afterEach(() => vi.unstubAllEnvs());

/** Runs a command; gives the names of its calls, which all fail, and the message of its error. */
async function run(...args: string[]): Promise<{ calls: string[]; message: string }> {
  const calls: string[] = [];
  const fail = (name: string) => {
    calls.push(name);
    return Promise.reject(new Error('not connected'));
  };
  const client = { url: 'http://localhost:3000', call: fail, transfer: fail };
  const program = adminProgram(
    client,
    () => Promise.resolve(),
    () => undefined,
  );
  const message = await program.parseAsync(args, { from: 'user' }).then(
    () => '',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  return { calls, message };
}

it('a command whose options npm consumed does nothing, and says where -- goes', async () => {
  vi.stubEnv('npm_config_status', 'approved');
  vi.stubEnv('npm_config_page', '2');
  expect(await run('withdrawals')).toEqual({
    calls: [],
    message:
      'npm consumed --status --page; nothing was done. Put -- before the options: npm run admin -- withdrawals --status <status> --page <number>',
  });
});

it('a required option that npm consumed is not reported as missing', async () => {
  vi.stubEnv('npm_config_utr', 'true');
  const { calls, message } = await run('pay', 'w-1', '412345678901');
  expect(calls).toEqual([]);
  expect(message).toContain('npm run admin -- pay w-1 412345678901 --utr <reference>');
});

it('an option of several words that npm consumed is noticed', async () => {
  vi.stubEnv('npm_config_off_sale', 'true');
  expect((await run('change-plan', 'p-1')).message).toContain('npm consumed --off-sale');
});

it('settings of npm that are no options of the command are left alone', async () => {
  vi.stubEnv('npm_config_status', 'approved');
  vi.stubEnv('npm_config_registry', 'https://registry.example');
  expect(await run('plans')).toEqual({ calls: ['adminListPlans'], message: 'not connected' });
});
