import { storeItem } from '../../storage/storeItem';
import { removeTabItem, storeTabItem, tabItem, takeItemsOfDeadTabs } from '../../storage/tabItems';

/**
 * Notices releases whose code hangs the page. The release is stored before its code runs and removed when its screen is
 * rendered or has failed. One that is still stored when a page starts was running when its tab died.
 */
const RUNNING = 'runningRelease';
const HUNG = 'hungReleases';

/** No screen is waited for longer than this; a tab that left a release stored before is dead. */
const DEAD_AFTER_MS = 10_000;
/** So many hung releases are remembered, the newest. */
const REMEMBERED = 20;

interface Running {
  remote: string;
  release: string;
}

/** The releases that hung pages, found at the start of this one. They are rejected from then on in this browser. */
export function takeHungReleases(): Running[] {
  const hung = takeItemsOfDeadTabs<Running>(RUNNING, DEAD_AFTER_MS);
  for (const { remote, release } of hung) rememberHungRelease(remote, release);
  return hung;
}

/** Rejects a release from now on in this browser. */
export function rememberHungRelease(remote: string, release: string): void {
  const others = hungReleases().filter((key) => key !== keyOf(remote, release));
  storeItem(HUNG, [keyOf(remote, release), ...others].slice(0, REMEMBERED).join(' '));
}

/** True if a release has hung a page of this browser before. */
export function hasHung(remote: string, release: string): boolean {
  return hungReleases().includes(keyOf(remote, release));
}

/** Gives the hung releases of a remote another chance. */
export function forgetHungReleases(remote: string): void {
  const others = hungReleases().filter((key) => !key.startsWith(`${remote}/`));
  storeItem(HUNG, others.join(' '));
}

/**
 * Code of a release is about to run. Does nothing where the screen is prerendered, or in a hidden tab, which may end at any
 * time.
 */
export function markRunning(remote: string, release: string): void {
  if (typeof window !== 'undefined' && !document.hidden) storeTabItem(RUNNING, { remote, release });
}

/** The code of this remote has come to its end; without one, the page is left or hidden in an orderly way. */
export function clearRunning(remote?: string): void {
  if (!remote || tabItem<Running>(RUNNING)?.remote === remote) removeTabItem(RUNNING);
}

function keyOf(remote: string, release: string): string {
  return `${remote}/${release}`;
}

// Apart by spaces rather than as JSON: whatever code of a remote may have stored instead, it stops no screen.
function hungReleases(): string[] {
  return localStorage.getItem(HUNG)?.split(' ') ?? [];
}
