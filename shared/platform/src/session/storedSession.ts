/**
 * The session as the browser stores it. Small and without imports, because the page's entry script reads it before the
 * platform is loaded. The five keys are the product's and may be read by others.
 *
 * All tabs share localStorage. A session without "remember me" ends with the browser: it is valid as long as a session
 * cookie exists, which the browser deletes on exit.
 */
const KEYS = ['login', 'loginData', 'userType', 'authorization', 'jwtToken'] as const;
type Key = (typeof KEYS)[number];

/** The balance as last seen; it belongs to the session and is cleared with it. */
export const LAST_BALANCE_KEY = 'reelrupee.balance';

/** Marker of a session that ends with the browser; the cookie has the same name. */
const UNTIL_EXIT = 'reelrupee.session';

export interface StoredSession {
  /** The stored user as of sign-in; null when there is none with an id. */
  user: Record<string, unknown> | null;
  /** The bearer token: jwtToken, else authorization. */
  token: string | null;
  /** A login marker is stored, with or without a token. */
  hasLoginMarker: boolean;
}

const NO_SESSION: StoredSession = { user: null, token: null, hasLoginMarker: false };

/** Reads the stored session; unreadable content counts as absent. */
export function readStoredSession(): StoredSession {
  if (isOver()) return NO_SESSION;
  return {
    user: parseUser(localStorage.getItem('login')),
    token: localStorage.getItem('jwtToken') || localStorage.getItem('authorization') || null,
    hasLoginMarker: localStorage.getItem('loginData') !== null,
  };
}

/**
 * Replaces the stored session. Other tabs see each step: the values of another user are overwritten in the order given,
 * the user at the end, so that no tab shows a visitor meanwhile, whom screens would lead to the log-in. False if the browser
 * refuses it, because its storage is full or it keeps no cookie: the session then lasts as long as its page.
 */
export function writeStoredSession(values: Record<Key, string>, remember: boolean): boolean {
  try {
    if (remember) localStorage.removeItem(UNTIL_EXIT);
    else {
      document.cookie = `${UNTIL_EXIT}=open; path=/; samesite=strict`;
      localStorage.setItem(UNTIL_EXIT, 'browser');
    }
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    if (!isOver()) return true;
  } catch {
    // Not a part of it.
  }
  clearStoredSession();
  return false;
}

/** Clears the session. Settings of the device, such as the sound of the feed, stay. */
export function clearStoredSession(): void {
  for (const key of [...KEYS, UNTIL_EXIT, LAST_BALANCE_KEY]) localStorage.removeItem(key);
  document.cookie = `${UNTIL_EXIT}=; path=/; samesite=strict; max-age=0`;
}

/** Clears a session that has ended with the browser. */
export function clearEndedSession(): void {
  if (isOver()) clearStoredSession();
}

/** True if a storage event, which another tab causes, concerns the session. */
export function isSessionKey(event: StorageEvent): boolean {
  return event.key === null || KEYS.some((key) => key === event.key);
}

function isOver(): boolean {
  if (localStorage.getItem(UNTIL_EXIT) === null) return false;
  return !document.cookie.split('; ').includes(`${UNTIL_EXIT}=open`);
}

function parseUser(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isUser(value) ? value : null;
  } catch {
    return null;
  }
}

function isUser(value: unknown): value is Record<string, unknown> {
  return typeof (value as { _id?: unknown } | null)?._id === 'string';
}
