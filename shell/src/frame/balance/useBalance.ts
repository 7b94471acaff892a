import { routes, useActionQuery } from '@reelrupee/platform';
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
  const user = profile.state === 'ready' ? profile.reply.data : null;
  const available = user?.walletBalance;
  const locked = user?.lockedEarnings;
  useEffect(() => {
    if (available === undefined) return;
    saveBalance(userId, { available, locked, at: new Date().toISOString() });
  }, [userId, available, locked]);
  const left = user && reelsLeft(user.plans);
  useEffect(() => {
    if (left !== null) setBadge(left);
  }, [left]);
  if (available !== undefined) return { available, locked };
  const last = user === null ? readBalance(userId) : null;
  return last && { available: last.available, locked: last.locked, ...staleSince(profile.state, last.at) };
}

/** While a call runs, the last balance needs no date: it is about to be replaced. */
function staleSince(state: 'loading' | 'error' | 'ready', at: string) {
  return state === 'error' ? { asOf: at } : {};
}
