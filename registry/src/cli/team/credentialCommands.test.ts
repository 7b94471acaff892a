import { createPrivateKey, createPublicKey } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bearerToken, signingKey } from '../../team/credentials';
import { testFolder } from '../../testing/testFolder';
import { teamCommand } from './teamCommand';

const REMOTE = join(import.meta.dirname, '../../../../mf-home');
let home: string;
beforeEach(() => {
  home = testFolder();
  vi.stubEnv('XDG_CONFIG_HOME', home);
  vi.stubEnv('REELRUPEE_REGISTRY', 'https://registry.example');
  vi.stubEnv('RELEASE_KEY', '');
});
afterEach(() => vi.unstubAllEnvs());

/** Types the command in the folder of a remote; gives its output. */
async function type(...args: string[]): Promise<string> {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await teamCommand(REMOTE).parseAsync(args, { from: 'user' });
  const said = log.mock.calls.join('\n');
  log.mockRestore();
  return said;
}

const part = (text: string, kind: string) =>
  new RegExp(`-----BEGIN ${kind} KEY-----[^-]*-----END ${kind} KEY-----`).exec(text)?.[0] ?? '';
const publicPartOf = (text: string) => createPublicKey(part(text, 'PUBLIC')).export({ format: 'jwk' });

test('a person has one key, whose public part is shown', async () => {
  const first = await type('key');
  expect(await type('key')).toBe(first);
  expect(part(first, 'PRIVATE')).toBe('');
  expect(createPublicKey(signingKey('mf-home')).export({ format: 'jwk' })).toEqual(publicPartOf(first));
});

test('a new key, such as for CI, is shown with both parts, is another one, and is kept nowhere', async () => {
  const said = await type('key', '--new');
  const secret = part(said, 'PRIVATE');
  expect(createPublicKey(createPrivateKey(secret)).export({ format: 'jwk' })).toEqual(publicPartOf(said));
  expect(readdirSync(home)).toEqual([]);
  vi.stubEnv('RELEASE_KEY', secret);
  expect(signingKey('mf-home')).toBe(secret);
  expect(publicPartOf(await type('key'))).not.toEqual(publicPartOf(said));
});

const TOKEN = `rr_${'a'.repeat(43)}`;

test('a token is kept, also one that was copied with the spaces around it', async () => {
  vi.stubEnv('RELEASE_TOKEN', '');
  expect(await type('login', ` ${TOKEN}\n`)).toContain('The token for mf-home at https://registry.example');
  expect(await bearerToken('https://registry.example', 'mf-home')).toBe(TOKEN);
});

test.each([
  'rr_…',
  TOKEN.slice(0, -1),
  `${TOKEN}a`,
  `${TOKEN.slice(0, 20)} ${TOKEN.slice(20)}`,
  'ghp_abc',
  '',
])('a text that is no token is not kept, nor shown: “%s”', async (text) => {
  const error = await type('login', text).catch(String);
  expect(error).toMatch(/^UserError: This is not a token of the registry: one is rr_ and 43 characters\./);
  if (text !== '') expect(error).not.toContain(text);
  expect(readdirSync(home)).toEqual([]);
});
