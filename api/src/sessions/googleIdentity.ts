import { z } from 'zod';
import type { Config } from '../config';
import { err, ok, type Result } from '../result';

const TIMEOUT_MS = 5_000;
/** Status by which Google asks to try later; it has judged no token then. */
const SLOW_DOWN = 429;

/** Google's profile of an access token's owner. */
export interface GoogleProfile {
  /** Google's user id: the only field that never changes. */
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string;
}

export type GoogleError = 'notConfigured' | 'tokenRefused' | 'googleUnreachable';

export interface GoogleIdentity {
  identify(accessToken: string): Promise<Result<GoogleProfile, GoogleError>>;
}

/** One of Google's endpoints sends booleans as text. */
const booleanOrText = z.union([z.boolean(), z.string().transform((text) => text === 'true')]);
const tokenInfo = z.object({ aud: z.string() });
const userInfo = z.object({
  sub: z.string().min(1),
  email: z.string().default(''),
  email_verified: booleanOrText.default(false),
  name: z.string().default(''),
});

type GoogleConfig = Pick<Config, 'GOOGLE_CLIENT_ID' | 'GOOGLE_TOKENINFO_URL' | 'GOOGLE_USERINFO_URL'>;

/**
 * Verifies access tokens with Google. The audience is checked first: otherwise a token issued to another site
 * would open its owner's account here.
 */
export function googleIdentity(config: GoogleConfig): GoogleIdentity {
  return {
    async identify(accessToken) {
      if (!config.GOOGLE_CLIENT_ID) return err('notConfigured');
      const address = new URL(config.GOOGLE_TOKENINFO_URL);
      address.searchParams.set('access_token', accessToken);
      const info = await ask(address, tokenInfo);
      if (!info.ok) return info;
      if (info.value.aud !== config.GOOGLE_CLIENT_ID) return err('tokenRefused');
      const user = await ask(new URL(config.GOOGLE_USERINFO_URL), userInfo, accessToken);
      if (!user.ok) return user;
      const { sub: subject, email, email_verified: emailVerified, name } = user.value;
      return ok({ subject, email: email.toLowerCase(), emailVerified, name });
    },
  };
}

async function ask<Schema extends z.ZodType>(
  address: URL,
  schema: Schema,
  bearer?: string,
): Promise<Result<z.output<Schema>, 'tokenRefused' | 'googleUnreachable'>> {
  try {
    const response = await fetch(address, {
      headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === SLOW_DOWN || response.status >= 500) return err('googleUnreachable');
    const body = schema.safeParse(await response.json());
    return response.ok && body.success ? ok(body.data) : err('tokenRefused');
  } catch {
    return err('googleUnreachable');
  }
}
