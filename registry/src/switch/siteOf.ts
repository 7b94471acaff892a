import type { Composition } from '@reelrupee/federation/composition/composition';
import { renderedFrom, renderSite, type RenderedSite } from '../prerender/renderSite';
import { keptSwitches } from '../store/retention';
import type { NewSwitch, Store, SwitchRecord } from '../store/store';

export interface SiteOfSwitch
  extends Pick<NewSwitch, 'site' | 'renderedFrom' | 'files'>, Pick<RenderedSite, 'notPrerendered'> {}

/** The pages of a composition: those of an earlier switch to it, unless they must be rendered again. */
export async function siteOf(
  store: Store,
  composition: Composition,
  { history, now, rerender }: { history: SwitchRecord[]; now: number; rerender: boolean },
): Promise<SiteOfSwitch> {
  const from = renderedFrom(await store.config(), await store.pageData());
  const earlier = keptSwitches(history, now).findLast(
    (one) => one.composition === composition.id && one.renderedFrom === from,
  );
  if (earlier && !rerender) {
    return { site: earlier.site, renderedFrom: from, files: undefined, notPrerendered: [] };
  }
  const { id, files, notPrerendered } = await renderSite(store, composition, { retry: rerender });
  return { site: id, renderedFrom: from, files, notPrerendered };
}
