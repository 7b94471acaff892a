import { hashOfData } from '../page-data/hashOfData';
import type { Composition } from '@reelrupee/federation/composition/composition';
import { renderedFrom, renderSite, type RenderedSite } from '../prerender/renderSite';
import { keptSwitches } from '../store/retention';
import type { NewSwitch, Store, SwitchRecord } from '../store/store';

export interface SiteOfSwitch
  extends Pick<NewSwitch, 'site' | 'renderedFrom' | 'files'>, Pick<RenderedSite, 'notPrerendered'> {
  /** Hash of the page data that the pages show. */
  shown: string;
}

/** The pages of a composition: those of an earlier switch to it, unless they must be rendered again. */
export async function siteOf(
  store: Store,
  composition: Composition,
  { history, now, rerender }: { history: SwitchRecord[]; now: number; rerender: boolean },
): Promise<SiteOfSwitch> {
  const data = await store.pageData();
  const shown = hashOfData(data);
  const from = renderedFrom(await store.config(), data);
  const earlier = keptSwitches(history, now).findLast(
    (one) => one.composition === composition.id && one.renderedFrom === from,
  );
  if (earlier && !rerender) {
    return { site: earlier.site, renderedFrom: from, files: undefined, notPrerendered: [], shown };
  }
  const { id, files, notPrerendered } = await renderSite(store, composition, { data, retry: rerender });
  return { site: id, renderedFrom: from, files, notPrerendered, shown };
}
