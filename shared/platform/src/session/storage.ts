/**
 * The session as the browser keeps it. With "remember me" it lives in localStorage, else in sessionStorage
 * and ends with the tab. The five keys are the product's own and may be read by others.
 */
import type { SignedInUser } from '@reelrupee/contract/entities';

const KEYS = ['login', 'loginData', 'userType', 'authorization', 'jwtToken'] as const;
type Key = (typeof KEYS)[number];

export interface StoredSession {
  /** The user as of sign-in; live figures come from the provider. */
  user: SignedInUser | null;
  /** The bearer token: jwtToken, else authorization. */
  token: string | null;
  /** A login marker is stored, whatever became of the token. */
  hasLoginMarker: boolean;
}

/** Reads what is stored; unreadable content counts as absent. */
export function readSession(): StoredSession {
  return {
    user: parseUser(read('login')),
    token: read('jwtToken') || read('authorization') || null,
    hasLoginMarker: read('loginData') !== null,
  };
}

/** Stores a new session in place of any other. */
export function writeSession(user: SignedInUser, remember: boolean): void {
  clearSession();
  const storage = remember ? localStorage : sessionStorage;
  const values: Record<Key, string> = {
    login: JSON.stringify(user),
    loginData: 'true',
    userType: user.userType,
    authorization: user.token,
    jwtToken: user.token,
  };
  for (const key of KEYS) storage.setItem(key, values[key]);
}

/** Forgets the session. What belongs to the device, such as the sound of the feed, stays. */
export function clearSession(): void {
  for (const key of KEYS) {
    localStorage.removeItem(key);
    sessionStorage.removeItem(key);
  }
}

/** Whether a storage event, which tells of another tab, concerns the session. */
export function isSessionKey(event: StorageEvent): boolean {
  return event.key === null || KEYS.some((key) => key === event.key);
}

function read(key: Key): string | null {
  return sessionStorage.getItem(key) ?? localStorage.getItem(key);
}

function parseUser(text: string | null): SignedInUser | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isUser(value) ? value : null;
  } catch {
    return null;
  }
}

function isUser(value: unknown): value is SignedInUser {
  return typeof value === 'object' && value !== null && '_id' in value && typeof value._id === 'string';
}
