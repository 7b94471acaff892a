/**
 * The signed statement that comes with a release: a compact JWS (RFC 7515) by a team's Ed25519 key. It says which
 * content was published, and from which sources. It is kept with the release, so that anyone can verify it later.
 */
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { CompactSign, compactVerify, decodeProtectedHeader, errors } from 'jose';
import { z } from 'zod';
import { RefusedError } from '../refusedError';
import type { Access, TeamKey } from './access';

const statementSchema = z.object({
  remote: z.string(),
  release: z.string(),
  /** Hash of the release's content: see `contentHash`. */
  content: z.string(),
  repository: z.string().optional(),
  commit: z.string().optional(),
  signedAt: z.iso.datetime(),
});
export type Statement = z.infer<typeof statementSchema>;

/** A statement is used right after it was signed. */
const STATEMENT_LIFETIME_MS = 10 * 60_000;

/** A new key: the private part as PEM, for its owner, and the public part, for the registry. */
export function makeKey(): { privateKey: string; publicKey: string } {
  return generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
}

/** The public part of a private key, as PEM. */
export function publicPart(privateKey: string): string {
  return createPublicKey(createPrivateKey(privateKey)).export({ type: 'spki', format: 'pem' }).toString();
}

/** The name of a key in signatures. Throws when it is no Ed25519 key. */
export function keyId(publicKey: string): string {
  const key: KeyObject = createPublicKey(publicKey);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('This is not an Ed25519 key.');
  return createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);
}

/** Signs a statement with a private key (PEM). */
export function signStatement(statement: Statement, privateKey: string): Promise<string> {
  return new CompactSign(Buffer.from(JSON.stringify(statement)))
    .setProtectedHeader({ alg: 'EdDSA', kid: keyId(publicPart(privateKey)) })
    .sign(createPrivateKey(privateKey));
}

export interface SignedContent extends Pick<Statement, 'remote' | 'release' | 'content'> {
  /** Time in ms since the epoch. */
  now: number;
}

/** Verifies that a statement is about this content and signed by the remote's team. Throws a RefusedError. */
export async function verifyStatement(
  access: Access,
  signed: string,
  { remote, release, content, now }: SignedContent,
): Promise<Statement> {
  const statement = await verified(teamKey(access, remote, signed), signed);
  if (statement.remote !== remote || statement.release !== release) {
    throw refused(`The signature is one for ${statement.remote} ${statement.release}.`);
  }
  if (statement.content !== content) throw refused('The signature is one for other files than those sent.');
  if (Math.abs(now - Date.parse(statement.signedAt)) > STATEMENT_LIFETIME_MS) {
    throw refused(
      `The signature was made at ${statement.signedAt}, and the clock of the registry shows ${new Date(now).toISOString()}.`,
      'Set the clock of this machine right, and publish again: npm run publish',
    );
  }
  return statement;
}

function teamKey(access: Access, remote: string, signed: string): TeamKey {
  const id = signingKeyId(signed);
  const key = access[remote]?.keys.find((one) => one.id === id);
  if (!key) {
    throw refused(
      `The release is signed with key ${id}, which is none of ${remote}’s team.`,
      'Send its public part, which npx reelrupee key shows, to the registry’s operator. Then publish again: npm run publish',
    );
  }
  if (key.retiredAt) throw refused(`Key ${id} of ${key.owner} was retired on ${key.retiredAt.slice(0, 10)}.`);
  return key;
}

/** Id of the key that a statement names. Throws a RefusedError when it is no JWS. */
export function signingKeyId(signed: string): string {
  try {
    return decodeProtectedHeader(signed).kid ?? 'without a name';
  } catch {
    throw refused('The release is not signed.');
  }
}

async function verified({ id, publicKey }: TeamKey, signed: string): Promise<Statement> {
  try {
    const { payload } = await compactVerify(signed, createPublicKey(publicKey), { algorithms: ['EdDSA'] });
    return statementSchema.parse(JSON.parse(Buffer.from(payload).toString()));
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) {
      throw refused(`The signature does not match key ${id}.`);
    }
    throw error;
  }
}

function refused(
  problem: string,
  remedy = 'Publish again with a key that the registry knows: npm run publish',
): RefusedError {
  return new RefusedError(422, problem, remedy);
}
