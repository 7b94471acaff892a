import { z } from 'zod';
import { readEnvelope, reach } from './adminClient';
import { askCredentials } from './askCredentials';
import { CliError } from './cliError';
import { forgetToken, readToken, tokenPath, writeToken } from './tokenFile';

const signedIn = z.object({ token: z.string(), userType: z.string() });

export interface AdminSession {
  /** The administrator's token: the kept one, or that of a new sign-in. */
  token(): Promise<string>;
  /** Drops the kept token, so that the next call signs in anew. */
  forget(): void;
}

export function adminSession(url: string, env: Record<string, string | undefined>): AdminSession {
  const path = tokenPath(url, env);
  return {
    forget: () => forgetToken(path),
    token: async () => {
      const kept = readToken(path, Date.now());
      if (kept) return kept;
      const token = await signIn(url, env);
      writeToken(path, token, Date.now());
      return token;
    },
  };
}

async function signIn(url: string, env: Record<string, string | undefined>): Promise<string> {
  const response = await reach(url, 'userLogin', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(await askCredentials(env)),
  });
  const reply = await readEnvelope(response);
  if (reply.code !== 200) throw new CliError(reply.msg, reply.code);
  const { token, userType } = signedIn.parse(reply.data);
  if (userType !== 'admin') throw new CliError('This account is not an administrator’s.');
  return token;
}
