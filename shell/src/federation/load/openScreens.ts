/**
 * Notices tabs that die while a screen is open: its code hangs in a handler, or the system ends the tab. The open screen
 * is stored again and again, and removed when the page is hidden or left. Each tab has an item of its own, so that two
 * visible tabs do not overwrite each other's.
 */
import { storeItem } from '../../storage/storeItem';
import { tabId } from './bootSentinel';

const OPEN = 'openScreen ';
/** The open screen is stored again after this time. */
export const BEAT_MS = 5000;
/** A visible tab that has missed two beats is dead. */
const DEAD_AFTER_MS = 2 * BEAT_MS;

export interface OpenScreen {
  remote: string;
  release: string;
  path: string;
}

/** The screen that is open now, for this tab. */
export function storeOpenScreen(screen: OpenScreen): void {
  storeItem(OPEN + tabId(), JSON.stringify({ ...screen, at: Date.now() }));
}

/** No screen of a release is open, or the page is left or hidden in an orderly way. */
export function removeOpenScreen(): void {
  localStorage.removeItem(OPEN + tabId());
}

/** Screens that were open when their tabs died, each once. Called before this page stores a screen of its own. */
export function takeDeadScreens(): OpenScreen[] {
  const keys = Array.from({ length: localStorage.length }, (_none, index) => localStorage.key(index) ?? '');
  return keys.filter((key) => key.startsWith(OPEN)).flatMap(takeIfDead);
}

function takeIfDead(key: string): OpenScreen[] {
  const stored = parse(localStorage.getItem(key) ?? '');
  // Another tab may be alive; this one has just started. A time far ahead is of a clock that has been set back.
  const isAlive = key !== OPEN + tabId() && stored && Math.abs(Date.now() - stored.at) < DEAD_AFTER_MS;
  if (isAlive) return [];
  localStorage.removeItem(key);
  return stored ? [stored] : [];
}

function parse(text: string): (OpenScreen & { at: number }) | undefined {
  try {
    return JSON.parse(text) as OpenScreen & { at: number };
  } catch {
    return undefined;
  }
}
