import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { isShared, sharedVersion } from './sharedModules';

/**
 * Gives every remote the shell's copy of a shared module. By default the runtime prefers the highest version that any
 * container brings, so a remote with its own newer React would replace the shell's for all.
 */
export function shellProvides(): ModuleFederationRuntimePlugin {
  return {
    name: 'shell-provides',
    resolveShare: (args) => {
      const { pkgName, scope, shareScopeMap } = args;
      if (!isShared(pkgName)) return args;
      const shared = shareScopeMap[scope]?.[pkgName]?.[sharedVersion(pkgName)];
      return shared ? { ...args, resolver: () => ({ shared, useTreesShaking: false }) } : args;
    },
  };
}
