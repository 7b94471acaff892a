import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startLocalServer, type LocalServer } from '../../../deploy/testing/localServer';
import { trust, type Access } from './access';
import { identityVerifier } from './identityTokens';

const AUDIENCE = 'https://registry.test';
let server: LocalServer;
let issuer: string;
let key: CryptoKey;
let access: Access;

beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  key = pair.privateKey;
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256' };
  server = await startLocalServer((request, response) => {
    const body = request.url === '/keys' ? { keys: [jwk] } : { jwks_uri: `${issuer}/keys` };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  issuer = server.url;
  access = trust({}, 'mf-quiz', { issuer, repository: 'acme/quiz', ref: 'refs/heads/main' });
});
afterAll(() => server.stop());

interface Change {
  claims?: Record<string, unknown>;
  audience?: string;
  from?: string;
  expires?: string;
  signer?: CryptoKey;
}

const MAIN = { repository: 'acme/quiz', ref: 'refs/heads/main', sha: '0123456789abcdef' };

function token({
  claims = MAIN,
  audience = AUDIENCE,
  from = issuer,
  expires = '5m',
  signer = key,
}: Change = {}) {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuer(from)
    .setAudience(audience)
    .setExpirationTime(expires)
    .sign(signer);
}

const verify = async (change?: Change) => identityVerifier(AUDIENCE)(access, await token(change));

test('a slash at the end of the registry’s address makes no difference', async () => {
  const withSlash = identityVerifier(`${AUDIENCE}/`);
  expect(await withSlash(access, await token())).toMatchObject({ remotes: ['mf-quiz'] });
});

test('CI of the trusted repository and branch may release the remote', async () => {
  expect(await verify()).toEqual({
    by: 'CI of acme/quiz at 0123456',
    remotes: ['mf-quiz'],
    sources: { repository: 'acme/quiz', commit: '0123456789abcdef' },
  });
});

describe('refused in words:', () => {
  const cases: [string, () => Change | Promise<Change>, RegExp][] = [
    ['another repository', () => ({ claims: { ...MAIN, repository: 'eve/quiz' } }), /^eve\/quiz at refs/],
    [
      'another branch',
      () => ({ claims: { ...MAIN, ref: 'refs/pull/1' } }),
      /at refs\/pull\/1 may release no remote/,
    ],
    ['a token for another service', () => ({ audience: 'https://elsewhere.test' }), /is not valid: .*"aud"/],
    ['an expired token', () => ({ expires: '-1m' }), /^This identity token has expired/],
    ['an issuer that no remote trusts', () => ({ from: 'https://eve.test' }), /^No remote trusts the issuer/],
    ['a token without a repository', () => ({ claims: {} }), /names no repository/],
    [
      'another key',
      async () => ({ signer: (await generateKeyPair('RS256')).privateKey }),
      /is not valid: signature verification failed/,
    ],
  ];
  test.each(cases)('%s', async (_name, change, words) => {
    await expect(verify(await change())).rejects.toThrow(words);
  });

  test('text that is no token', async () => {
    await expect(identityVerifier(AUDIENCE)(access, 'nonsense')).rejects.toThrow(
      /^This is neither a token of the registry nor an identity token/,
    );
  });
});
