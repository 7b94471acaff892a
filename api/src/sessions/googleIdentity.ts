import { z } from 'zod';
import type { Config } from '../config';

const TIMEOUT_MS = 5_000;

/** Who Google says the bearer of an access token is. */
export interface GoogleProfile {
  /** Google's own id of the person: the only thing about them that never changes. */
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string;
}

export type GoogleAnswer =
  | { kind: 'person'; person: GoogleProfile }
  | { kind: 'refused'; refusal: 'notConfigured' | 'tokenRefused' | 'googleUnreachable' };

export interface GoogleIdentity {
  personOf(accessToken: string): Promise<GoogleAnswer>;
}

/** Google sends booleans as text on one of its endpoints. */
const truth = z.union([z.boolean(), z.string().transform((text) => text === 'true')]);
const tokenInfo = z.object({ aud: z.string() });
const userInfo = z.object({
  sub: z.string().min(1),
  email: z.string().default(''),
  email_verified: truth.default(false),
  name: z.string().default(''),
});

type Urls = Pick<Config, 'GOOGLE_CLIENT_ID' | 'GOOGLE_TOKENINFO_URL' | 'GOOGLE_USERINFO_URL'>;

/**
 * Asks Google. The token's audience is checked first: a token that another site obtained for itself would
 * otherwise open the accounts of all its visitors here.
 */
export function googleIdentity(config: Urls): GoogleIdentity {
  return {
    async personOf(accessToken) {
      if (!config.GOOGLE_CLIENT_ID) return { kind: 'refused', refusal: 'notConfigured' };
      const address = new URL(config.GOOGLE_TOKENINFO_URL);
      address.searchParams.set('access_token', accessToken);
      const info = await ask(address, tokenInfo);
      if (info.kind === 'refused') return info;
      if (info.body.aud !== config.GOOGLE_CLIENT_ID) return { kind: 'refused', refusal: 'tokenRefused' };
      const user = await ask(new URL(config.GOOGLE_USERINFO_URL), userInfo, accessToken);
      if (user.kind === 'refused') return user;
      const { sub, email, email_verified: emailVerified, name } = user.body;
      return { kind: 'person', person: { subject: sub, email: email.toLowerCase(), emailVerified, name } };
    },
  };
}

async function ask<Schema extends z.ZodType>(address: URL, schema: Schema, bearer?: string) {
  try {
    const response = await fetch(address, {
      headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status >= 500) return { kind: 'refused', refusal: 'googleUnreachable' } as const;
    const body = schema.safeParse(await response.json());
    if (!response.ok || !body.success) return { kind: 'refused', refusal: 'tokenRefused' } as const;
    return { kind: 'body', body: body.data } as const;
  } catch {
    return { kind: 'refused', refusal: 'googleUnreachable' } as const;
  }
}
