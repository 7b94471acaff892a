import type { Composition } from '@reelrupee/federation/composition/composition';
import { keptSwitches, outdated, sitesToPrune, unnamed } from '../store/retention';
import type { NewSwitch, ReleaseRef, Store, SwitchRecord } from '../store/store';

/** The releases and pages that are removed with the switch to a composition and its pages. */
export async function pruning(
  store: Store,
  next: Composition,
  site: string,
  history: SwitchRecord[],
  now: number,
): Promise<NewSwitch['pruned']> {
  const old = unnamed(outdated(await store.releases(), now), [next]);
  const releases = old.length === 0 ? [] : await unnamedByHistory(store, old, history, now);
  return { releases, sites: sitesToPrune(history, site, now) };
}

async function unnamedByHistory(
  store: Store,
  releases: ReleaseRef[],
  history: SwitchRecord[],
  now: number,
): Promise<ReleaseRef[]> {
  const ids = new Set(keptSwitches(history, now).map(({ composition }) => composition));
  const kept = await Promise.all([...ids].map((id) => store.findComposition(id)));
  return unnamed(
    releases,
    kept.filter((composition) => composition !== undefined),
  );
}
