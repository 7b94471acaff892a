import { storeItem } from '../../storage/storeItem';
import { composition } from '../composition/composition';
import { reportsSent } from '../reports/pageView';

/** Id of the composition from which this tab was reloaded. */
const KEY = 'reloadedDestroyed';

/**
 * Reloads a page on which nothing is left, and so no form to fill, once its reports are on their way. Once in a tab from
 * each composition, which causes no loop. A full or refused storage cannot hold the id, so the page stays.
 */
export async function reloadDestroyed(): Promise<void> {
  await reportsSent();
  const isReloaded = () => sessionStorage.getItem(KEY) === composition.id;
  if (isReloaded() || !(sessionStorage instanceof Storage)) return;
  storeItem(KEY, composition.id, sessionStorage);
  if (isReloaded()) window.location.reload();
}
