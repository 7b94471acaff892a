import { storeItem } from '../../storage/storeItem';
import { composition } from '../composition/composition';

/** Id of the composition from which this tab was reloaded. */
const KEY = 'reloadedDestroyed';

/**
 * Reloads a page on which nothing is left, and so no form to fill: once in a tab from each composition, which causes no
 * loop. A full or refused storage cannot hold the id, so the page stays.
 */
export function reloadDestroyed(): void {
  const isReloaded = () => sessionStorage.getItem(KEY) === composition.id;
  if (isReloaded() || !(sessionStorage instanceof Storage)) return;
  storeItem(KEY, composition.id, sessionStorage);
  if (isReloaded()) window.location.reload();
}
