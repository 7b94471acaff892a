import { onUserChange, runtimeConfig } from '@reelrupee/platform';
import { ENDED_TOKEN, keepEndedToken, unstoredTokens } from './endedToken';

/** Codes and HTTP statuses after which the same call can still succeed. */
const RETRYABLE: readonly number[] = [429, 500, 502, 503, 504];

/**
 * Tells the provider of each session that the user has ended: now, at each log-out, and when the network is back. A token
 * is dropped once the provider has replied to it. Returns a function that stops it.
 */
export function sendEndedSessions(): () => void {
  const sending = new Set<string>();

  async function send(token: string): Promise<void> {
    sending.add(token);
    if (await isEnded(token)) {
      localStorage.removeItem(ENDED_TOKEN + token);
      unstoredTokens.delete(token);
    }
    sending.delete(token);
  }

  const sendAll = () => {
    storeUnstored();
    for (const token of endedTokens()) if (!sending.has(token)) void send(token);
  };
  sendAll();
  window.addEventListener('online', sendAll);
  const stop = onUserChange(sendAll);
  return () => {
    window.removeEventListener('online', sendAll);
    stop();
  };
}

/** Stores the tokens that a full storage had refused: the end of their session may have freed the space. */
function storeUnstored(): void {
  const tokens = [...unstoredTokens];
  unstoredTokens.clear();
  tokens.forEach(keepEndedToken);
}

/** The ended tokens of which the provider does not know yet. */
function endedTokens(): string[] {
  // A storage in place of a refused one lists its keys in no other way.
  const keys = Array.from(localStorage, (_item, place) => localStorage.key(place) ?? '');
  const stored = keys.flatMap((key) => (key.startsWith(ENDED_TOKEN) ? key.slice(ENDED_TOKEN.length) : []));
  return [...stored, ...unstoredTokens];
}

/** Ends a session; true if the provider has replied, also if it no longer knows the token. */
async function isEnded(token: string): Promise<boolean> {
  const body = new FormData();
  // A multipart form needs at least one field.
  body.set('empty', '');
  try {
    const response = await fetch(`${runtimeConfig().apiHost}/userLogout`, {
      method: 'POST',
      body,
      headers: { Authorization: `Bearer ${token}`, Range: 'bytes=0-' },
      // Users close the app after the log-out.
      keepalive: true,
    });
    return isFinal(response.status, await response.json().catch(() => null));
  } catch {
    return false;
  }
}

/** True for an envelope, or an HTTP error without one, that is no reason to call again. Pages of proxies are neither. */
function isFinal(status: number, body: unknown): boolean {
  const envelope = typeof body === 'object' && body !== null && 'code' in body ? body : null;
  const code = envelope ? Number(envelope.code) : status;
  return (envelope !== null || !isOk(status)) && !RETRYABLE.includes(code);
}

const isOk = (status: number) => status >= 200 && status < 300;
