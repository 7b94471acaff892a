import type { Composition, Release, RemoteSlot } from '@reelrupee/federation/composition/composition';

/**
 * The composition for the page of a route, without the first calls of other routes: only the page that a visit begins
 * with makes its calls. Pure.
 */
export function compositionOfPage(composition: Composition, path: string): Composition {
  const releaseOf = (release: Release): Release => ({
    ...release,
    routes: release.routes.map(({ calls, ...route }) => (route.path === path ? { ...route, calls } : route)),
  });
  const slotOf = ({ current, previous, canary }: RemoteSlot): RemoteSlot => ({
    current: releaseOf(current),
    ...(previous && { previous: releaseOf(previous) }),
    ...(canary && { canary: { ...canary, release: releaseOf(canary.release) } }),
  });
  const slots = Object.entries(composition.remotes).map(([name, slot]) => [name, slotOf(slot)]);
  return { ...composition, remotes: Object.fromEntries(slots) as Composition['remotes'] };
}
