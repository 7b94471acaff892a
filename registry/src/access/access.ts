/** Release permissions: keys, tokens and repositories of each remote. Only hashes of tokens are kept. */
import { z } from 'zod';

const key = z.object({
  /** Name of the key in signatures: the start of its hash. */
  id: z.string(),
  /** Ed25519 public key, SPKI as PEM. */
  publicKey: z.string(),
  owner: z.string(),
  /** Signatures with it are refused from this time on. */
  retiredAt: z.iso.datetime().optional(),
});

const token = z.object({
  /** SHA-256 of the token, hexadecimal. */
  hash: z.string(),
  owner: z.string(),
  expiresAt: z.iso.datetime(),
});

const repository = z.object({
  /** Issuer of the CI's identity tokens, such as https://token.actions.githubusercontent.com. */
  issuer: z.url(),
  /** The token's claim `repository`. */
  repository: z.string(),
  /** The token's claim `ref`, such as refs/heads/main; absent for any. */
  ref: z.string().optional(),
});

const team = z.object({
  keys: z.array(key),
  tokens: z.array(token),
  repositories: z.array(repository),
});

/** Teams by the name of their remote. */
export const accessSchema = z.record(z.string(), team);

export type TeamKey = z.infer<typeof key>;
export type TrustedRepository = z.infer<typeof repository>;
export type Team = z.infer<typeof team>;
export type Access = z.infer<typeof accessSchema>;

/** The team of a remote that nobody was given yet. */
const NO_TEAM: Team = { keys: [], tokens: [], repositories: [] };

/** The access document with another key or token of a remote. Pure. */
export function grant(access: Access, remote: string, added: Partial<Pick<Team, 'keys' | 'tokens'>>): Access {
  const team = access[remote] ?? NO_TEAM;
  return {
    ...access,
    [remote]: {
      ...team,
      keys: [...team.keys, ...(added.keys ?? [])],
      tokens: [...team.tokens, ...(added.tokens ?? [])],
    },
  };
}

/**
 * The access document with trust in a repository's CI for a remote. Trust in one ref takes the place of trust in all refs,
 * and the other way round, so that a narrower trust narrows; refs add up. Pure.
 */
export function trust(access: Access, remote: string, added: TrustedRepository): Access {
  const team = access[remote] ?? NO_TEAM;
  const stays = ({ issuer, repository, ref }: TrustedRepository) =>
    issuer !== added.issuer ||
    repository !== added.repository ||
    (ref !== undefined && added.ref !== undefined && ref !== added.ref);
  return {
    ...access,
    [remote]: { ...team, repositories: [...team.repositories.filter(stays), added] },
  };
}

/** True if a person or repository holds a token, a key that is not retired, or trust for a remote. Pure. */
export function holdsAny(access: Access, remote: string, owner: string): boolean {
  const { keys, tokens, repositories } = access[remote] ?? NO_TEAM;
  return (
    keys.some((one) => one.owner === owner && !one.retiredAt) ||
    tokens.some((one) => one.owner === owner) ||
    repositories.some((one) => one.repository === owner)
  );
}

/** The access document without what a person was given for a remote: tokens go, keys are retired. Pure. */
export function revoke(access: Access, remote: string, owner: string, now: number): Access {
  const { keys, tokens, repositories } = access[remote] ?? NO_TEAM;
  const retiredAt = new Date(now).toISOString();
  return {
    ...access,
    [remote]: {
      keys: keys.map((one) => (one.owner === owner && !one.retiredAt ? { ...one, retiredAt } : one)),
      tokens: tokens.filter((one) => one.owner !== owner),
      repositories: repositories.filter((one) => one.repository !== owner),
    },
  };
}
