import { storeItem } from '../../storage/storeItem';

/**
 * Notices releases whose code hangs the page. The release is stored before its code runs and removed when its screen is
 * rendered or has failed. One that is still stored when a page starts was running when its tab died.
 */
const RUNNING = 'runningRelease';
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
  tab: string;
}

/** The release that hung a page, found at the start of this one. It is rejected from then on in this browser. */
export function findHungRelease(): { remote: string; release: string } | undefined {
  const running = parse<Running>(localStorage.getItem(RUNNING));
  if (!running || (running.tab !== tabId() && Date.now() - running.at < DEAD_AFTER_MS)) return undefined;
  localStorage.removeItem(RUNNING);
  const { remote, release } = running;
  rememberHungRelease(remote, release);
  return { remote, release };
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
  const running: Running = { remote, release, at: Date.now(), tab: tabId() };
  storeItem(RUNNING, JSON.stringify(running));
}

/** The code has come to its end, or the page is left or hidden in an orderly way. */
export function clearRunning(): void {
  localStorage.removeItem(RUNNING);
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
