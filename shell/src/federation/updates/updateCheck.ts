/** A tab that stays open while releases happen: it notices a new composition, and takes it when it is safe. */
import { hasUnsavedChanges } from '@reelrupee/platform';
import { composition, liveComposition } from '../composition/composition';

/** Ids of the compositions that this tab has been reloaded from. */
const RELOADED_FROM = 'reloadedFrom';

/** Id of the live composition, as far as known. */
let live = composition.id;

/** Applies a new composition by reloading the page. Called when a route has just changed. */
export function applyUpdate(): void {
  if (live !== composition.id) reloadOnce();
}

/** Reloads the page as soon as that is safe, to end code that a release has left running. */
export function reloadWhenSafe(): void {
  live = `not ${composition.id}`;
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
 * Never over a half-filled form, and once from each composition: whatever the host answers, a page that it serves again
 * and again is not reloaded again.
 */
function reloadOnce(): void {
  const reloadedFrom = (sessionStorage.getItem(RELOADED_FROM) ?? '').split(' ');
  if (hasUnsavedChanges() || reloadedFrom.includes(composition.id)) return;
  sessionStorage.setItem(RELOADED_FROM, [...reloadedFrom, composition.id].join(' '));
  window.location.reload();
}
