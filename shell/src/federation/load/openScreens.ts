/**
 * Notices tabs that die while a screen is open: its code hangs in a handler, or the system ends the tab. The open screen
 * is stored again and again, and removed when the page is hidden or left.
 */
import { removeTabItem, storeTabItem, takeItemsOfDeadTabs } from '../../storage/tabItems';

const OPEN = 'openScreen';
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
  storeTabItem(OPEN, screen);
}

/** No screen of a release is open, or the page is left or hidden in an orderly way. */
export function removeOpenScreen(): void {
  removeTabItem(OPEN);
}

/** Screens that were open when their tabs died, each once. Called before this page stores a screen of its own. */
export function takeDeadScreens(): OpenScreen[] {
  return takeItemsOfDeadTabs<OpenScreen>(OPEN, DEAD_AFTER_MS);
}
