/** Runs the build of a shell in a page without a root element, to find the names that it offers to remotes. */
import { RUNTIME_CONFIG_ELEMENT } from '@reelrupee/contract/runtimeConfig';
import { COMPOSITION_ELEMENT } from '@reelrupee/federation/composition/composition';
import { chunkOf, SHELL_ENTRY } from '../prerender/preloadFiles';
import { isolateRemoteCode } from './isolateRemoteCode';
import { openFakePage } from './fakePage';
import { readFiles } from './readFiles';

/** A shared module as the shell offers it. */
export interface OfferedModule {
  version: string;
  /** Its exported names. */
  names: string[];
}

/** By name, then by version. */
type ShareScope = Record<string, Record<string, { get: () => Promise<() => object> }>>;

/** The federation runtime registers its instances under this name, for debuggers. */
interface FederationGlobal {
  __INSTANCES__: { shareScopeMap: { default: ShareScope } }[];
}

const BLOCKS = {
  [COMPOSITION_ELEMENT]: JSON.stringify({ assets: '/', remotes: {} }),
  [RUNTIME_CONFIG_ELEMENT]: '{}',
};

/** The shared modules by name. Rejects with what the shell's code throws. */
export function smokeTestShell(folder: string, paths: string[]): Promise<Record<string, OfferedModule>> {
  return isolateRemoteCode('src/index.ts', () => offersOf(folder, paths));
}

async function offersOf(folder: string, paths: string[]): Promise<Record<string, OfferedModule>> {
  const page = openFakePage(readFiles(folder), { blocks: BLOCKS });
  for (const path of paths.filter((one) => chunkOf(one) === SHELL_ENTRY && one.endsWith('.js')))
    page.run(path);
  await new Promise((resolve) => setImmediate(resolve));
  const { __INSTANCES__ } = page.window['__FEDERATION__'] as FederationGlobal;
  const shareScope = __INSTANCES__[0]?.shareScopeMap.default ?? {};
  const offered: Record<string, OfferedModule> = {};
  for (const [name, versions] of Object.entries(shareScope)) {
    for (const [version, { get }] of Object.entries(versions)) {
      const factory = await get();
      offered[name] = { version, names: [...new Set([...Object.keys(factory()), 'default'])].sort() };
    }
  }
  return offered;
}
