/**
 * Google's token client (developers.google.com/identity/oauth2/web/reference/js-reference). Its script is loaded on the
 * first tap only.
 */
import { runtimeConfig } from '../config';

interface TokenReply {
  access_token?: string;
}

interface TokenClientOptions {
  client_id: string;
  scope: string;
  callback: (reply: TokenReply) => void;
  error_callback: () => void;
}

interface GoogleIdentity {
  accounts: { oauth2: { initTokenClient(options: TokenClientOptions): { requestAccessToken(): void } } };
}

declare global {
  interface Window {
    google?: GoogleIdentity;
  }
}

/** Lets the user choose a Google account; returns an access token, or null if that failed or was cancelled. */
export async function requestGoogleToken(): Promise<string | null> {
  const { googleClientId } = runtimeConfig();
  const google = googleClientId ? await loadGoogle() : null;
  if (!google) return null;
  return new Promise((resolve) => {
    google.accounts.oauth2
      .initTokenClient({
        client_id: googleClientId,
        scope: 'openid email profile',
        callback: (reply) => resolve(reply.access_token ?? null),
        error_callback: () => resolve(null),
      })
      .requestAccessToken();
  });
}

async function loadGoogle(): Promise<GoogleIdentity | null> {
  if (window.google) return window.google;
  const script = document.createElement('script');
  script.src = runtimeConfig().googleScriptUrl;
  const loaded = await new Promise<boolean>((resolve) => {
    script.onload = () => resolve(true);
    script.onerror = () => resolve(false);
    document.head.append(script);
  });
  if (!loaded) script.remove();
  return window.google ?? null;
}
