import { actions } from '@reelrupee/contract/actions';
import { z } from 'zod';
import { readEnvelope, request } from './adminClient';
import { ask, askCredentials } from './askCredentials';
import { UserError } from '../userError';
import { forgetToken, readToken, tokenPath, writeToken } from './tokenFile';

const signInData = z.object({ token: z.string(), userType: z.string() });

export interface AdminSession {
  /** The stored token, or that of a new sign-in. */
  token(): Promise<string>;
  /** Deletes the stored token, so that the next call signs in again. */
  forget(): void;
  /** Deletes the stored token and ends its session on the server. */
  end(): Promise<void>;
}

export function adminSession(url: string, env: Record<string, string | undefined>): AdminSession {
  const path = tokenPath(url, env);
  return {
    forget: () => forgetToken(path),
    end: async () => {
      const stored = readToken(path, undefined, Date.now());
      forgetToken(path);
      if (stored)
        await request(url, 'userLogout', { method: 'POST', headers: { authorization: `Bearer ${stored}` } });
    },
    token: async () => {
      const stored = readToken(path, env['REELRUPEE_ADMIN_EMAIL'], Date.now());
      if (stored) return stored;
      const signedIn = await signIn(url, env);
      writeToken(path, signedIn, Date.now());
      return signedIn.token;
    },
  };
}

async function signIn(
  url: string,
  env: Record<string, string | undefined>,
): Promise<{ token: string; email: string }> {
  const credentials = await askCredentials(env);
  let reply = await login(url, { ...credentials, totp: env['REELRUPEE_ADMIN_TOTP'] });
  if (reply.msg === actions.userLogin.errors.totpNeeded.msg) {
    reply = await login(url, { ...credentials, totp: await ask('Code of the authenticator app: ', false) });
  }
  if (reply.code !== 200) throw new UserError(reply.msg, reply.code);
  const { token, userType } = signInData.parse(reply.data);
  if (userType !== 'admin') throw new UserError('This account is not an administrator.');
  return { token, email: credentials.email };
}

async function login(url: string, payload: object) {
  const response = await request(url, 'userLogin', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  });
  return readEnvelope(response);
}
