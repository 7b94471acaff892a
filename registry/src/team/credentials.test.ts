import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { makeKey } from '../access/statement';
import { startLocalServer } from '../../../deploy/testing/localServer';
import { testFolder } from '../testing/testFolder';
import { bearerToken, keepToken, signingKey } from './credentials';

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
