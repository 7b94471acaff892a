/**
 * The page's federation instance: module federation's own runtime, used through its public API. In a separate chunk, so
 * that it is evaluated in a separate task.
 */
import { createInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import shareRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { releaseEntries } from './releaseEntries';
import { sharedModules } from './sharedModules';
import { shellProvides } from './shellProvides';

// Containers resolve shared modules with their own instances, which only global plugins reach.
registerGlobalPlugins([shellProvides()]);

export const instance = createInstance({
  name: 'shell',
  remotes: [],
  shared: sharedModules(),
  shareStrategy: 'loaded-first',
  plugins: [shareRuntimeCore(), releaseEntries()],
});
