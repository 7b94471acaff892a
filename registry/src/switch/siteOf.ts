import type { Composition } from '@reelrupee/federation/composition/composition';
import { renderedFrom, renderSite } from '../prerender/renderSite';
import { keptSwitches } from '../store/retention';
import type { NewSwitch, Store, SwitchRecord } from '../store/store';

/** The pages of a composition: those of an earlier switch to it, or else rendered now. */
export async function siteOf(
  store: Store,
  composition: Composition,
  history: SwitchRecord[],
  now: number,
): Promise<Pick<NewSwitch, 'site' | 'renderedFrom' | 'files'>> {
  const from = renderedFrom(await store.config());
  const earlier = keptSwitches(history, now).findLast(
    (one) => one.composition === composition.id && one.renderedFrom === from,
  );
  if (earlier) return { site: earlier.site, renderedFrom: from, files: undefined };
  const { id, files } = await renderSite(store, composition);
  return { site: id, renderedFrom: from, files };
}
