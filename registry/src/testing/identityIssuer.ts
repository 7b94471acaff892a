/** An issuer of identity tokens as CI systems have one (OpenID Connect), for tests. */
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { startLocalServer, type LocalServer } from '../../../deploy/testing/localServer';

export interface IdentityIssuer extends LocalServer {
  /** A token that is valid for five minutes. */
  token: (claims: Record<string, unknown>, audience: string) => Promise<string>;
}

/** Starts one on this machine. */
export async function startIdentityIssuer(): Promise<IdentityIssuer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' };
  const server = await startLocalServer((request, response) => {
    const body = request.url === '/keys' ? { keys: [jwk] } : { jwks_uri: `${server.url}/keys` };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  return {
    ...server,
    token: (claims, audience) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .setIssuer(server.url)
        .setAudience(audience)
        .setExpirationTime('5m')
        .sign(privateKey),
  };
}
