import { SHARED_MODULES } from '../sharing';

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
    SHARED_MODULES.map((name) => [name, { singleton: true, requiredVersion: false, import: false }]),
  );
}
