import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type * as statement from '../access/statement';
import { startLocalServer } from '../../../deploy/testing/localServer';
import { testFolder } from '../testing/testFolder';

/** Runs while a key is made. Modules that the worker loaded for another file lack it, so they are imported again. */
const meanwhile = vi.hoisted(() => ({ run: (): void => undefined }));
vi.mock('../access/statement', async (original) => {
  const real = await original<typeof statement>();
  const makeKeyMeanwhile = () => {
    meanwhile.run();
    return real.makeKey();
  };
  return { ...real, makeKey: makeKeyMeanwhile };
});
vi.resetModules();
const { makeKey, publicPart } = await import('../access/statement');
const { bearerToken, ensureKey, keepToken, signingKey } = await import('./credentials');

afterEach(() => vi.unstubAllEnvs());

test('a key in a setting is used, also with the line ends of Windows', () => {
  const key = makeKey().privateKey.replaceAll('\n', '\r\n');
  vi.stubEnv('RELEASE_KEY', key);
  expect(signingKey('mf-quiz')).toBe(key);
});

test.each([
  ['one line', makeKey().privateKey.replaceAll('\n', '')],
  ['a public key', makeKey().publicKey],
])('a setting that has %s in place of the key is refused in a sentence', (_what, key) => {
  vi.stubEnv('RELEASE_KEY', key);
  expect(() => signingKey('mf-quiz')).toThrow('RELEASE_KEY has no Ed25519 private key.\nGive it the whole');
});

test.each([
  [403, '{"message":"no permission"}', 'The CI gave no identity token: status 403.'],
  [502, '<html>Bad gateway</html>', 'The CI gave no identity token: status 502.'],
])(
  'a CI that refuses an identity token with status %i is named in a sentence',
  async (status, body, problem) => {
    const ci = await startLocalServer((_request, response) => response.writeHead(status).end(body));
    vi.stubEnv('RELEASE_TOKEN', '');
    vi.stubEnv('ACTIONS_ID_TOKEN_REQUEST_URL', `${ci.url}/token?version=2`);
    vi.stubEnv('ACTIONS_ID_TOKEN_REQUEST_TOKEN', 'secret');
    await expect(bearerToken('https://registry.example', 'mf-quiz')).rejects.toThrow(problem);
    await ci.stop();
    await expect(bearerToken('https://registry.example', 'mf-quiz')).rejects.toThrow('it does not answer');
  },
);

test.each(['', 'config'])(
  'a token is not kept in the repository where XDG_CONFIG_HOME is no absolute path: “%s”',
  (setting) => {
    const home = testFolder();
    vi.stubEnv('HOME', home);
    vi.stubEnv('XDG_CONFIG_HOME', setting);
    expect(keepToken('mf-quiz', 'rr_token')).toBe(join(home, '.config/reelrupee/mf-quiz.token'));
  },
);

test.each(['rr_token\n', ' rr_token\r\n', '\ufeffrr_token'])(
  'a token in a setting is used without the line end or space around it: %j',
  async (setting) => {
    vi.stubEnv('RELEASE_TOKEN', setting);
    expect(await bearerToken('https://registry.example', 'mf-quiz')).toBe('rr_token');
  },
);

test.each(['rr_to\nken', 'rr_to ken', 'Bearer rr_token', 'rr_…'])(
  'a setting that cannot be a token is refused without showing it: %j',
  async (setting) => {
    vi.stubEnv('RELEASE_TOKEN', setting);
    const error = await bearerToken('https://registry.example', 'mf-quiz').catch(String);
    expect(error).toMatch(/^UserError: RELEASE_TOKEN has a space, .*\nSet it to the token alone/);
    expect(error).not.toContain('rr_');
  },
);

test('a setting of spaces is none', async () => {
  vi.stubEnv('RELEASE_TOKEN', ' \n');
  vi.stubEnv('ACTIONS_ID_TOKEN_REQUEST_URL', '');
  vi.stubEnv('XDG_CONFIG_HOME', testFolder());
  await expect(bearerToken('https://registry.example', 'mf-quiz')).rejects.toThrow('There is no token');
});

test('a token is readable by its user only, also where a file that others may read was in its place', () => {
  const home = testFolder();
  vi.stubEnv('XDG_CONFIG_HOME', home);
  mkdirSync(join(home, 'reelrupee'));
  const file = join(home, 'reelrupee/mf-quiz.token');
  writeFileSync(file, 'old');
  chmodSync(file, 0o644);
  expect(keepToken('mf-quiz', 'rr_token')).toBe(file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toBe('rr_token\n');
  expect(readdirSync(dirname(file))).toEqual(['mf-quiz.token']);
});

test('of two first commands at once the key of one is kept, and both show its public part', () => {
  vi.stubEnv('XDG_CONFIG_HOME', testFolder());
  vi.stubEnv('RELEASE_KEY', '');
  let other = '';
  // The other command runs after this one has seen that there is no key.
  meanwhile.run = () => {
    meanwhile.run = () => undefined;
    other = ensureKey('mf-quiz');
  };
  const shown = ensureKey('mf-quiz');
  expect(other).not.toBe('');
  expect(shown).toBe(other);
  expect(publicPart(signingKey('mf-quiz'))).toBe(other);
});
