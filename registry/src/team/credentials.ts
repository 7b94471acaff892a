/** Credentials of a command for the registry: a personal token and a signing key, or the identity of a CI run. */
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { z } from 'zod';
import { keyId, makeKey, publicPart } from '../access/statement';
import { UserError } from '../userError';
import { createPrivately, replacePrivately } from './privateFile';

const identityReply = z.object({ value: z.string() });

/** The folder of a person's keys and tokens. A relative path is ignored, as its specification says: it would be in the repository. */
function folder(): string {
  const { XDG_CONFIG_HOME: named = '' } = process.env;
  return join(isAbsolute(named) ? named : join(homedir(), '.config'), 'reelrupee');
}

/** The bearer token: RELEASE_TOKEN, else that of the CI run, else the one that `login` kept. */
export async function bearerToken(registry: string, remote: string): Promise<string> {
  const named = process.env['RELEASE_TOKEN']?.trim();
  if (named) return usableToken('RELEASE_TOKEN', named);
  const { ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: secret } = process.env;
  if (url && secret) return identityToken(url, secret, registry);
  const kept = fileOf(remote, 'token');
  if (existsSync(kept)) return usableToken(kept, readFileSync(kept, 'utf8').trim());
  throw new UserError(
    `There is no token for ${remote}.`,
    'Set RELEASE_TOKEN, or keep the one that the registry’s operator gave you: npx reelrupee login <token>',
  );
}

/** A token that a header can carry: the error of one that cannot would show it. */
function usableToken(place: string, token: string): string {
  if (/^[!-~]+$/.test(token)) return token;
  throw new UserError(
    `${place} has a space, a line break or another character in it that is in no token.`,
    'Set it to the token alone, all of it. It is not shown here.',
  );
}

async function identityToken(url: string, secret: string, audience: string): Promise<string> {
  const address = new URL(url);
  address.searchParams.set('audience', audience);
  const response = await fetch(address, {
    headers: { authorization: `Bearer ${secret}` },
    signal: AbortSignal.timeout(60_000),
  }).catch(() => undefined);
  const { data } = identityReply.safeParse(await response?.json().catch(() => undefined));
  if (data) return data.value;
  throw new UserError(
    `The CI gave no identity token: ${response ? `status ${response.status}` : 'it does not answer'}.`,
    'Run the workflow again; its job needs the permission id-token: write.',
  );
}

/** Keeps a token for the commands of this user; gives its file. */
export function keepToken(remote: string, token: string): string {
  const file = fileOf(remote, 'token');
  replacePrivately(file, `${token}\n`);
  return file;
}

/** The team's signing key (PEM): RELEASE_KEY, else the one that `key` made. */
export function signingKey(remote: string): string {
  const named = process.env['RELEASE_KEY'];
  if (named) return usableKey('RELEASE_KEY', named);
  const kept = fileOf(remote, 'key.pem');
  if (existsSync(kept)) return usableKey(kept, readFileSync(kept, 'utf8'));
  throw new UserError(
    `There is no key to sign releases of ${remote} with.`,
    'Make one, and give its public part to the registry’s operator: npx reelrupee key',
  );
}

/** The key itself. Throws a UserError when it was cut or changed, as in a setting of CI. */
function usableKey(place: string, privateKey: string): string {
  try {
    keyId(publicPart(privateKey));
    return privateKey;
  } catch {
    throw new UserError(
      `${place} has no Ed25519 private key.`,
      'Give it the whole private part of a key, with its line ends. For CI: npx reelrupee key --new',
    );
  }
}

/** Makes the signing key unless there is one; gives its public part (PEM). */
export function ensureKey(remote: string): string {
  const file = fileOf(remote, 'key.pem');
  if (!existsSync(file)) createPrivately(file, makeKey().privateKey);
  return publicPart(usableKey(file, readFileSync(file, 'utf8')));
}

function fileOf(remote: string, what: string): string {
  return join(folder(), `${remote}.${what}`);
}
