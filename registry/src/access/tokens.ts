/** Personal tokens: 256 random bits, of which the registry keeps the hash. */
import { createHash, randomBytes } from 'node:crypto';
import type { ReleaseSources } from '@reelrupee/federation/composition/composition';
import { RefusedError } from '../refusedError';
import type { Access } from './access';

const PREFIX = 'rr_';

/** True if a bearer token is a personal one, not one of a CI's issuer. */
export function isPersonalToken(token: string): boolean {
  return token.startsWith(PREFIX);
}

/** True if a text has the form of a personal token, all of it. */
export function isWholeToken(text: string): boolean {
  return /^rr_[\w-]{43}$/.test(text);
}

/** Makes a token. It is shown once. */
export function makeToken(): string {
  return `${PREFIX}${randomBytes(32).toString('base64url')}`;
}

/** The hash by which a token is found. It needs no salt: a token cannot be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export interface Principal {
  /** As the audit log names them. */
  by: string;
  /** The remotes that they may release. */
  remotes: string[];
  /** Repository and commit of a CI run, by the identity token that its issuer signed. */
  sources?: ReleaseSources;
}

/** The person that a token belongs to. Throws a RefusedError when it is unknown or expired. */
export function personOf(access: Access, presented: string, now: number): Principal {
  const hash = hashToken(presented);
  const found = Object.entries(access).flatMap(([remote, { tokens }]) =>
    tokens.filter((token) => token.hash === hash).map((token) => ({ remote, ...token })),
  );
  const [first] = found;
  if (!first) {
    throw new RefusedError(
      401,
      'The registry does not know this token.',
      'Ask the registry’s operator, who makes one: npm run registry -- token <remote> --owner <name>',
    );
  }
  const valid = found.filter(({ expiresAt }) => Date.parse(expiresAt) > now);
  if (valid.length > 0) return { by: first.owner, remotes: valid.map(({ remote }) => remote) };
  throw new RefusedError(
    401,
    `This token of ${first.owner} expired on ${first.expiresAt.slice(0, 10)}.`,
    'Ask the registry’s operator for a new one.',
  );
}
