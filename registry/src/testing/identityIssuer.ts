/** An issuer of identity tokens as CI systems have one (OpenID Connect), for tests. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export interface IdentityIssuer {
  url: string;
  /** A token that is valid for five minutes. */
  token: (claims: Record<string, unknown>, audience: string) => Promise<string>;
  stop: () => void;
}

/** Starts one on this machine. */
export async function startIdentityIssuer(): Promise<IdentityIssuer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' };
  const server = createServer((request, response) => {
    const body = request.url === '/keys' ? { keys: [jwk] } : { jwks_uri: `${url}/keys` };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    token: (claims, audience) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .setIssuer(url)
        .setAudience(audience)
        .setExpirationTime('5m')
        .sign(privateKey),
    stop: () => server.close(),
  };
}
