import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { holdUnsavedChange } from '../form/unsavedChanges';
import { readSessionUser, type SessionUser, type SignedInUser } from '../reply/user';
import {
  clearEndedSession,
  clearStoredSession,
  isSessionKey,
  readStoredSession,
  writeStoredSession,
} from './storedSession';

interface Session {
  /** The user as of sign-in; live figures come from the provider. */
  user: SessionUser | null;
  token: string | null;
  hasLoginMarker: boolean;
}

const SIGNED_OUT: Session = { user: null, token: null, hasLoginMarker: false };

const useStore = create<Session>(() => SIGNED_OUT);

/**
 * Lets the shell reload the page again; set while only the page has the session, because the browser refused to store it:
 * a reload would end it.
 */
let allowReload: (() => void) | undefined;

/** Keeps the shell from reloading the page while its session is not stored. */
function setStored(isStored: boolean): void {
  allowReload?.();
  allowReload = isStored ? undefined : holdUnsavedChange();
}

/** Restores the stored session; the shell calls it first. */
export function restoreSession(): void {
  clearEndedSession();
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
  const { userType, token } = user;
  const login = JSON.stringify(user);
  // The user last, for other tabs.
  const values = { jwtToken: token, authorization: token, userType, loginData: 'true', login };
  setStored(writeStoredSession(values, remember));
  useStore.setState({ user: readSessionUser(user, () => undefined), token, hasLoginMarker: true });
}

/** Clears the stored session. */
export function endSession(): void {
  clearStoredSession();
  setStored(true);
  useStore.setState(readSession());
}

/** True while the session changes as another tab has changed it. */
let isElsewhere = false;

/** Calls back when the signed-in user changes, in this tab or elsewhere. Returns a function that unsubscribes. */
export function onUserChange(listener: (isElsewhere: boolean) => void): () => void {
  return useStore.subscribe((now, before) => {
    if (now.user?._id !== before.user?._id) listener(isElsewhere);
  });
}

/** Follows sign-ins and log-outs in other tabs. Returns a function that stops it. */
export function syncSessionAcrossTabs(): () => void {
  const listening = new AbortController();
  const follow = () => {
    setStored(true);
    isElsewhere = true;
    useStore.setState(readSession());
    isElsewhere = false;
  };
  window.addEventListener('storage', (event) => isSessionKey(event) && follow(), listening);
  // A page that Back brings out of the browser's cache was told of no change meanwhile. A session of its own was not
  // ended by another page.
  window.addEventListener(
    'pageshow',
    ({ persisted }) => persisted && (!allowReload || readStoredSession().token) && follow(),
    listening,
  );
  return () => listening.abort();
}

/** The stored user may be of an earlier release, or written by another program. */
function readSession(): Session {
  const stored = readStoredSession();
  return { ...stored, user: readSessionUser(stored.user, () => undefined) };
}
