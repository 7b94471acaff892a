import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { containerName, ENTRY_FILE, EXPOSED_MODULE } from '@reelrupee/federation/composition/composition';
import type { Remote } from '@reelrupee/federation/remote';
import { composition, routeOf, type RemoteRoute } from './composition';

const loads = new Map<string, Promise<Remote>>();

export function openRoute(path: string): void {
  const route = routeOf(path);
  if (route) void loadScreens(route);
}

export function loadScreens(route: RemoteRoute): Promise<Remote> {
  const existing = loads.get(route.remote);
  if (existing) return existing;
  const release = composition.remotes[route.remote]?.current;
  if (!release) throw new Error('no release');
  const name = containerName(route.remote, release.id);
  registerRemotes([{ name, entry: `/${route.remote}/${release.id}/${ENTRY_FILE}` }]);
  const load = loadRemote<{ default: Remote }>(`${name}/${EXPOSED_MODULE}`).then((m) => {
    if (!m) throw new Error('no module');
    return m.default;
  });
  loads.set(route.remote, load);
  return load;
}
