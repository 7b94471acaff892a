import { join } from 'node:path';
import { packageOf, SHARED_MODULES } from '../sharing';
import { readPackage, WORKSPACE } from './workspace';

/** One shared module as the federation plugin takes it. */
interface SharedOption {
  singleton: true;
  requiredVersion: false;
  import: false;
}

/**
 * For remotes: takes every shared module from the shell and bundles none. Whether versions fit is decided by
 * the contract gate and by the run-time choice, which can fall back; the bundler's own check can only throw.
 */
export function consumedModules(): Record<string, SharedOption> {
  return Object.fromEntries(
    SHARED_MODULES.map(({ name }) => [name, { singleton: true, requiredVersion: false, import: false }]),
  );
}

/** The versions of all shared modules, by name. */
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries(SHARED_MODULES.map(({ name }) => [name, sharedVersion(name)]));
}

/** The version of a shared module: its package's, as the shell has it installed. */
export function sharedVersion(name: string): string {
  return readPackage(join(WORKSPACE, 'shell/node_modules', packageOf(name))).version;
}
