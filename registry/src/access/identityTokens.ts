/** Identity tokens of CI systems (OpenID Connect): CI needs no secret of the registry. */
import { createRemoteJWKSet, decodeJwt, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { ReleaseSources } from '@reelrupee/federation/composition/composition';
import { RefusedError } from '../refusedError';
import type { Access, TrustedRepository } from './access';
import type { Principal } from './tokens';

const discovery = z.object({ jwks_uri: z.url() });
const claims = z.object({ repository: z.string(), ref: z.string().optional(), sha: z.string().optional() });
type Claims = z.infer<typeof claims>;

const ANSWER_WITHIN_MS = 5_000;

/** Verifies identity tokens; keeps the keys of issuers, as their headers allow. */
export type IdentityVerifier = (access: Access, token: string) => Promise<Principal>;

/**
 * Makes a verifier.
 *
 * @param address what tokens must be issued for: the registry's own address, which teams name without a slash at its end
 */
export function identityVerifier(address: string): IdentityVerifier {
  const audience = address.replace(/\/+$/, '');
  const keySets = new Map<string, Promise<JWTVerifyGetKey>>();
  const keysOf = (issuer: string) => {
    const known = keySets.get(issuer) ?? discoverKeys(issuer);
    keySets.set(issuer, known);
    // An issuer that did not answer is asked again by the next request.
    known.catch(() => keySets.delete(issuer));
    return known;
  };
  return async (access, token) => {
    const issuer = issuerOf(token);
    const trusted = Object.entries(access).flatMap(([remote, { repositories }]) =>
      repositories.filter((one) => one.issuer === issuer).map((one) => ({ remote, ...one })),
    );
    if (trusted.length === 0) throw refused(`No remote trusts the issuer ${issuer}.`);
    const verified = await verify(token, await keysOf(issuer), { issuer, audience });
    const remotes = trusted.filter((one) => matches(one, verified)).map(({ remote }) => remote);
    const by = `CI of ${verified.repository}${verified.sha ? ` at ${verified.sha.slice(0, 7)}` : ''}`;
    if (remotes.length > 0) return { by, remotes, sources: sourcesOfRun(verified) };
    throw new RefusedError(
      403,
      `${verified.repository} at ${verified.ref ?? 'no ref'} may release no remote.`,
      'Ask the registry’s operator, who trusts it: npm run registry -- trust <remote> --repository <owner/name>',
    );
  };
}

function sourcesOfRun({ repository, sha }: Claims): ReleaseSources {
  return { repository, ...(sha && { commit: sha }) };
}

function matches(trusted: TrustedRepository, { repository, ref }: Claims): boolean {
  return trusted.repository === repository && (trusted.ref === undefined || trusted.ref === ref);
}

function issuerOf(token: string): string {
  try {
    return decodeJwt(token).iss ?? '';
  } catch {
    throw refused('This is neither a token of the registry nor an identity token.');
  }
}

async function discoverKeys(issuer: string): Promise<JWTVerifyGetKey> {
  const address = `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`;
  const response = await fetch(address, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).catch(
    () => undefined,
  );
  const found = discovery.safeParse(await response?.json().catch(() => undefined));
  if (!found.success) throw refused(`The issuer ${issuer} does not say where its keys are.`);
  return createRemoteJWKSet(new URL(found.data.jwks_uri), { timeoutDuration: ANSWER_WITHIN_MS });
}

async function verify(
  token: string,
  keys: JWTVerifyGetKey,
  expected: { issuer: string; audience: string },
): Promise<Claims> {
  try {
    const { payload } = await jwtVerify(token, keys, { ...expected, requiredClaims: ['exp'] });
    return claims.parse(payload);
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw refused('This identity token has expired.');
    if (error instanceof errors.JOSEError)
      throw refused(`This identity token is not valid: ${error.message}.`);
    if (error instanceof z.ZodError) throw refused('This identity token names no repository.');
    throw error;
  }
}

function refused(problem: string): RefusedError {
  return new RefusedError(401, problem, 'Run the command in the repository’s own CI, or use a token.');
}
