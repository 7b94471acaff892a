import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { containerOfAttempt } from '../load/containers';
import { loadEntry } from '../load/loadEntry';
import { LoadError } from '../load/loadError';

/** Loads the entries of releases in place of the runtime's own loader: verified, and retried under a fresh address. */
export function releaseEntries(): ModuleFederationRuntimePlugin {
  return {
    name: 'release-entries',
    loadEntry: async ({ remoteInfo: { name } }) => {
      const container = containerOfAttempt(name);
      if (!container) throw new LoadError('integrity', `${name} is no release of this page.`);
      // The runtime's type has `get` give a factory of a promise; bundlers build a promise of a factory.
      return loadEntry(container) as Promise<never>;
    },
  };
}
