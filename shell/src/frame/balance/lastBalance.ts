/** The balance as last seen, for times without a network. It ends with the session. */
import { LAST_BALANCE_KEY } from '@reelrupee/platform/storedSession';
import { storeItem } from '../../storage/storeItem';

/** Amounts in rupees. */
export interface Balance {
  available: number;
  /** Undefined if the provider does not tell. */
  locked: number | undefined;
}

export interface LastBalance extends Balance {
  /** When it was seen; ISO 8601. */
  at: string;
}

/** Stores a user’s balance. */
export function saveBalance(userId: string, balance: LastBalance): void {
  storeItem(LAST_BALANCE_KEY, JSON.stringify({ userId, ...balance }));
}

/** The user’s stored balance; null without one. */
export function readBalance(userId: string): LastBalance | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(LAST_BALANCE_KEY) ?? 'null');
    return isOf(userId, stored) ? stored : null;
  } catch {
    return null;
  }
}

function isOf(userId: string, value: unknown): value is LastBalance {
  if (typeof value !== 'object' || value === null) return false;
  const stored: Partial<Record<keyof LastBalance | 'userId', unknown>> = value;
  return (
    stored.userId === userId &&
    typeof stored.available === 'number' &&
    typeof stored.at === 'string' &&
    ['number', 'undefined'].includes(typeof stored.locked)
  );
}
