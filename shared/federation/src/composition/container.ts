/** The container that a release's entry script creates, and its exposed module. Safe in the page and in tools. */
import type { Remote } from '../remote';

/** A container, under its name among the globals. */
export interface ContainerExports {
  /** Gives it the shared modules. */
  init: (...args: unknown[]) => void | Promise<void>;
  /** Rejects when it does not expose the module, or cannot load it. */
  get: (module: string) => Promise<() => unknown>;
}

/** True if a global is a container. */
export function isContainer(value: unknown): value is ContainerExports {
  return typeof value === 'object' && value !== null && 'get' in value && 'init' in value;
}

/** True if an exposed module is the result of `defineRemote` in `src/remote.tsx`. */
export function isRemoteModule(value: unknown): value is { default: Remote } {
  if (typeof value !== 'object' || value === null || !('default' in value)) return false;
  const { default: remote } = value;
  return typeof remote === 'object' && remote !== null && 'screens' in remote;
}
