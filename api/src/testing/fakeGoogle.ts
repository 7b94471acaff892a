import { startLocalServer } from '../../../deploy/testing/localServer';
import type { Config } from '../config';

/** The audience of our own site's tokens. */
export const OUR_CLIENT_ID = 'our-site.apps.googleusercontent.com';

/** An access token as the fake Google knows it. */
export interface FakeToken {
  audience: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string;
}

export interface FakeGoogle {
  /** Settings of a provider that uses this fake. */
  settings: Pick<Config, 'GOOGLE_CLIENT_ID' | 'GOOGLE_TOKENINFO_URL' | 'GOOGLE_USERINFO_URL'>;
  tokens: Map<string, FakeToken>;
  /** Status of every reply while Google serves nobody, such as 503; 0 while it does. */
  down: number;
  stop(): Promise<void>;
}

/** Google's two endpoints, over HTTP on this machine. */
export async function startFakeGoogle(): Promise<FakeGoogle> {
  const tokens = new Map<string, FakeToken>();
  const { url: address, stop } = await startLocalServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const bearer = (request.headers.authorization ?? '').replace(/^Bearer /, '');
    const token = tokens.get(url.searchParams.get('access_token') ?? bearer);
    const status = google.down || (token ? 200 : 401);
    response.writeHead(status, { 'content-type': 'application/json' });
    if (!token || google.down) return response.end('{"error":"invalid_token"}');
    const body =
      url.pathname === '/tokeninfo'
        ? { aud: token.audience, sub: token.subject }
        : { sub: token.subject, email: token.email, email_verified: token.emailVerified, name: token.name };
    return response.end(JSON.stringify(body));
  });
  const google: FakeGoogle = {
    settings: {
      GOOGLE_CLIENT_ID: OUR_CLIENT_ID,
      GOOGLE_TOKENINFO_URL: `${address}/tokeninfo`,
      GOOGLE_USERINFO_URL: `${address}/userinfo`,
    },
    tokens,
    down: 0,
    stop,
  };
  return google;
}
