import { hashOfData } from '../page-data/hashOfData';
import type { Composition } from '@reelrupee/federation/composition/composition';
import { renderedFrom, renderSite, type RenderedSite } from '../prerender/renderSite';
import { keptSwitches } from '../store/retention';
import type { SiteConfig } from '../store/siteConfig';
import type { NewSwitch, Store, SwitchRecord } from '../store/store';

interface SiteOfSwitch
  extends Pick<NewSwitch, 'site' | 'renderedFrom' | 'files'>, Pick<RenderedSite, 'notPrerendered'> {
  /** Hash of the page data that the pages show. */
  shown: string;
}

interface SiteContext {
  /** The settings that the pages show. */
  config: SiteConfig;
  history: SwitchRecord[];
  /** Time in ms since the epoch. */
  now: number;
  rerender: boolean;
}

/** The pages of a composition: those of an earlier switch to it, unless they must be rendered again. */
export async function siteOf(
  store: Store,
  composition: Composition,
  { config, history, now, rerender }: SiteContext,
): Promise<SiteOfSwitch> {
  const data = await store.pageData();
  const shown = hashOfData(data);
  const from = renderedFrom(config, data);
  const earlier = keptSwitches(history, now).findLast(
    (one) => one.composition === composition.id && one.renderedFrom === from,
  );
  if (earlier && !rerender) {
    return { site: earlier.site, renderedFrom: from, files: undefined, notPrerendered: [], shown };
  }
  const { id, files, notPrerendered } = await renderSite(store, composition, {
    config,
    data,
    retry: rerender,
  });
  return { site: id, renderedFrom: from, files, notPrerendered, shown };
}
