import { afterEach, expect, test, vi } from 'vitest';
import { makeKey } from '../access/statement';
import { signingKey } from './credentials';

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
