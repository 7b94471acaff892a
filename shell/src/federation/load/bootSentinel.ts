import { storeItem } from '../../storage/storeItem';

/**
 * Notices releases whose code hangs the page. The release is stored before its code runs and removed when its screen is
 * rendered or has failed. One that is still stored when a page starts was running when its tab died. Each tab has an item
 * of its own, so that another one does not overwrite it.
 */
const RUNNING = 'runningRelease ';
const HUNG = 'hungReleases';
const TAB = 'tab';

/** No screen is waited for longer than this; a tab that left a release stored before is dead. */
const DEAD_AFTER_MS = 10_000;
/** So many hung releases are remembered, the newest. */
const REMEMBERED = 20;

interface Running {
  remote: string;
  release: string;
  /** Milliseconds since the epoch. */
  at: number;
}

/** The releases that hung pages, found at the start of this one. They are rejected from then on in this browser. */
export function findHungReleases(): { remote: string; release: string }[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(RUNNING))
    .flatMap(takeIfDead);
}

function takeIfDead(key: string): { remote: string; release: string }[] {
  const running = storedAt(key);
  if (!running || (key !== ownKey() && Date.now() - running.at < DEAD_AFTER_MS)) return [];
  localStorage.removeItem(key);
  const { remote, release } = running;
  rememberHungRelease(remote, release);
  return [{ remote, release }];
}

/** Rejects a release from now on in this browser. */
export function rememberHungRelease(remote: string, release: string): void {
  const others = hungReleases().filter((key) => key !== keyOf(remote, release));
  storeItem(HUNG, JSON.stringify([keyOf(remote, release), ...others].slice(0, REMEMBERED)));
}

/** True if a release has hung a page of this browser before. */
export function hasHung(remote: string, release: string): boolean {
  return hungReleases().includes(keyOf(remote, release));
}

/** Gives the hung releases of a remote another chance. */
export function forgetHungReleases(remote: string): void {
  const others = hungReleases().filter((key) => !key.startsWith(`${remote}/`));
  storeItem(HUNG, JSON.stringify(others));
}

/** Code of a release is about to run. Does nothing where the screen is prerendered. */
export function markRunning(remote: string, release: string): void {
  if (typeof window === 'undefined') return;
  const running: Running = { remote, release, at: Date.now() };
  storeItem(ownKey(), JSON.stringify(running));
}

/** The code of this remote has come to its end; without one, the page is left or hidden in an orderly way. */
export function clearRunning(remote?: string): void {
  if (!remote || storedAt(ownKey())?.remote === remote) localStorage.removeItem(ownKey());
}

function ownKey(): string {
  return RUNNING + tabId();
}

function storedAt(key: string): Running | undefined {
  return parse<Running>(localStorage.getItem(key));
}

function keyOf(remote: string, release: string): string {
  return `${remote}/${release}`;
}

function hungReleases(): string[] {
  return parse<string[]>(localStorage.getItem(HUNG)) ?? [];
}

/** The id of this tab. It survives a reload of the tab, also one after a crash. */
export function tabId(): string {
  const known = sessionStorage.getItem(TAB);
  if (known) return known;
  const id = Math.random().toString(36).slice(2);
  storeItem(TAB, id, sessionStorage);
  return id;
}

function parse<Value>(text: string | null): Value | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as Value);
  } catch {
    return undefined;
  }
}
