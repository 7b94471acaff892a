/** A tab that stays open while releases happen: it notices a new composition, and takes it when it is safe. */
import { hasUnsavedChanges } from '@reelrupee/platform';
import { composition, liveComposition } from '../composition/composition';

const CHECK_EVERY_MS = 5 * 60_000;
/** Ids of the compositions that this tab has been reloaded from. */
const RELOADED_FROM = 'reloadedFrom';

/** Id of the live composition, as far as known. */
let live = composition.id;

/** Looks for a new composition now and then, and whenever the tab comes back to the front. */
export function startUpdateChecks(): void {
  setInterval(() => void checkForUpdate(), CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void checkForUpdate();
  });
  window.addEventListener('focus', () => void checkForUpdate());
}

/** Applies a new composition by reloading the page. Called when a route has just changed. */
export function applyUpdate(): void {
  if (live !== composition.id) reloadOnce();
}

/** For a tab whose files are gone: checks at once, and reloads the page if it is outdated. */
export async function updateIfOutdated(): Promise<void> {
  await checkForUpdate();
  applyUpdate();
}

async function checkForUpdate(): Promise<void> {
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
