import type { SignedInUser } from '@reelrupee/contract/entities';
import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { clearSession, isSessionKey, readSession, writeSession, type StoredSession } from './storage';

const SIGNED_OUT: StoredSession = { user: null, token: null, hasLoginMarker: false };

const useStore = create<StoredSession>(() => SIGNED_OUT);

/** Restores the stored session; the shell calls it first. */
export function restoreSession(): void {
  useStore.setState(readSession());
}

const never = () => () => undefined;

/**
 * The session, for components. `isKnown` is false while prerendering and hydrating: the content must then suit visitors
 * and users alike.
 */
export function useSession() {
  const { user, token, hasLoginMarker } = useStore();
  const isKnown = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return {
    isKnown,
    user,
    userId: user?._id ?? '',
    isLoggedIn: token !== null && user !== null,
    hasLoginMarker,
  };
}

/** The current bearer token, or null. */
export function sessionToken(): string | null {
  return useStore.getState().token;
}

/** Id of the signed-in user; empty for a visitor. */
export function sessionUserId(): string {
  return useStore.getState().user?._id ?? '';
}

/** Stores the session of a sign-in; without `remember` it ends with the browser. */
export function startSession(user: SignedInUser, remember: boolean): void {
  writeSession(user, remember);
  useStore.setState(readSession());
}

/** Clears the stored session. */
export function endSession(): void {
  clearSession();
  useStore.setState(readSession());
}

/** Calls back when the signed-in user changes. Returns a function that unsubscribes. */
export function onUserChange(listener: () => void): () => void {
  return useStore.subscribe((now, before) => {
    if (now.user?._id !== before.user?._id) listener();
  });
}

/** Follows sign-ins and log-outs in other tabs. Returns a function that stops it. */
export function syncSessionAcrossTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (isSessionKey(event)) useStore.setState(readSession());
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
