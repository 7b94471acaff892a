import type { SignedInUser } from '@reelrupee/contract/entities';
import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { clearSession, isSessionKey, readSession, writeSession, type StoredSession } from './storage';

const NOBODY: StoredSession = { user: null, token: null, hasLoginMarker: false };

const useStore = create<StoredSession>(() => NOBODY);

/** Takes up the session that the browser has stored; the shell's first act. */
export function restoreSession(): void {
  useStore.setState(readSession());
}

const never = () => () => undefined;

/**
 * The session, for components. `isKnown` is false while the page's HTML is drawn, and while React takes it over:
 * what is drawn then must suit visitors and users alike.
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

/** The bearer token of now, or null. */
export function sessionToken(): string | null {
  return useStore.getState().token;
}

/** Who is signed in now, by id; empty when nobody is. */
export function sessionUserId(): string {
  return useStore.getState().user?._id ?? '';
}

/** Stores the session of a sign-in; without `remember` it ends with the tab. */
export function startSession(user: SignedInUser, remember: boolean): void {
  writeSession(user, remember);
  useStore.setState(readSession());
}

/** Forgets the session in the browser. */
export function endSession(): void {
  clearSession();
  useStore.setState(readSession());
}

/** Calls back whenever another user, or nobody, is signed in from now on. Returns the way to stop. */
export function onUserChange(listener: () => void): () => void {
  return useStore.subscribe((now, before) => {
    if (now.user?._id !== before.user?._id) listener();
  });
}

/** Follows sign-ins and log-outs in other tabs. Returns the way to stop. */
export function syncSessionAcrossTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (isSessionKey(event)) useStore.setState(readSession());
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
