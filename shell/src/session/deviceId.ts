import { storeItem } from '../storage/storeItem';

const KEY = 'deviceId';
const BYTES = 16;

/**
 * A random id of this browser, kept after log-out. Guesses elsewhere then never delay a log-in here; it says nothing
 * about the person and is sent with log-ins only.
 */
export function deviceId(): string {
  const stored = localStorage.getItem(KEY);
  if (stored) return stored;
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const created = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  storeItem(KEY, created);
  return created;
}
