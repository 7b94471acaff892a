/** A tab that stays open while releases happen: it notices a new composition, and takes it when it is safe. */
import { hasUnsavedChanges } from '@reelrupee/platform';
import { storeItem } from '../../storage/storeItem';
import { reportsSent } from '../reports/pageView';
import { composition, liveComposition } from '../composition/composition';

/** Key, before a composition's id, of the time when this tab was reloaded from it, in ms since the epoch. */
const RELOADED_FROM = 'reloadedFrom ';
const AGAIN_AFTER_MS = 10 * 60_000;

/** Id of the live composition, as far as known. */
let live = composition.id;

/** True once a release has damaged the page, whatever composition is live. */
let isDamaged = false;

/** Reloads the page if it is outdated or damaged. Called when a route has just changed. */
export function applyUpdate(): void {
  if (isDamaged || live !== composition.id) reloadOnce();
}

/** Reloads the page as soon as that is safe and it is reported, to end code that a release has left running. */
export async function reloadWhenSafe(): Promise<void> {
  isDamaged = true;
  await reportsSent();
  applyUpdate();
}

/** For a tab whose files are gone: checks at once, and reloads the page if it is outdated. */
export async function updateIfOutdated(): Promise<void> {
  await checkForUpdate();
  applyUpdate();
}

/** Asks for the live composition. */
export async function checkForUpdate(): Promise<void> {
  if (document.visibilityState !== 'visible') return;
  live = ((await liveComposition()) ?? composition).id;
}

/**
 * Never over a half-filled form or without a network, and from each composition once in `AGAIN_AFTER_MS`: whatever the
 * host answers, a page that it serves again and again causes no loop. Later the same composition may be back by a
 * rollback, or by a cache that has expired since, and a newer one is taken. A full or refused storage cannot hold the
 * time, so the page stays.
 */
function reloadOnce(): void {
  const key = RELOADED_FROM + composition.id;
  // A time far ahead is of a clock that has been set back since.
  const isRecent = () => Math.abs(Date.now() - Number(sessionStorage.getItem(key))) < AGAIN_AFTER_MS;
  if (hasUnsavedChanges() || !navigator.onLine || isRecent()) return;
  storeItem(key, String(Date.now()), sessionStorage);
  if (isRecent() && sessionStorage instanceof Storage) window.location.reload();
}
