import { routes, useActionQuery, useOnline } from '@reelrupee/platform';
import { useLocation } from '@reelrupee/platform/router';
import { reelsLeft } from '@reelrupee/contract/reelsLeft';
import { useEffect } from 'react';
import { setBadge } from '../../reminders/appBadge';
import { readBalance, saveBalance, type Balance } from './lastBalance';

interface ShownBalance extends Balance {
  /** When it was last seen; undefined for a live balance. */
  asOf?: string;
}

/**
 * The user’s balance: live, else as last seen on this device; null if neither is known. The same reply tells the reels
 * that the app's icon counts.
 */
export function useBalance(userId: string): ShownBalance | null {
  // The profile screen makes this call itself, and offers Retry when it fails.
  const enabled = useLocation().pathname !== routes.profile;
  const profile = useActionQuery('getUserProfile', { userId }, { enabled });
  const isOnline = useOnline();
  const user = profile.state === 'ready' ? profile.reply.data : null;
  const at = profile.state === 'ready' ? new Date(profile.updatedAt).toISOString() : '';
  const available = user?.walletBalance;
  const locked = user?.lockedEarnings;
  useEffect(() => {
    if (available !== undefined) saveBalance(userId, { available, locked, at });
  }, [userId, available, locked, at]);
  const left = user && reelsLeft(user.plans);
  useEffect(() => {
    if (left !== null) setBadge(left);
  }, [left]);
  if (available !== undefined) return { available, locked, ...(isOnline ? {} : { asOf: at }) };
  const last = user === null ? readBalance(userId) : null;
  // While a call runs, the last balance needs no date: it is about to be replaced.
  const isStale = profile.state === 'error';
  return last && { available: last.available, locked: last.locked, ...(isStale ? { asOf: last.at } : {}) };
}
