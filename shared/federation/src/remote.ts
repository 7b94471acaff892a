/** The contract of a remote's one exposed module, `src/remote.tsx`. */
import type { ComponentType } from 'react';

/** A screen whose code is its own chunk, fetched when its route opens. */
export interface LazyScreen {
  load: () => Promise<{ default: ComponentType }>;
}

export interface Remote<Path extends string = string> {
  /** The screens by route; each route of `remote.json` has one. */
  screens: Record<Path, ComponentType | LazyScreen>;
}

/** Declares the screens of a remote. Checks the types only; it adds nothing at run time. */
export function defineRemote<Path extends string>(remote: Remote<Path>): Remote<Path> {
  return remote;
}

/**
 * Declares a screen as its own chunk. Unlike React's `lazy`, the shell does the loading: within its time limit, with
 * its retry, and again when the user requests it.
 */
export function lazy(load: LazyScreen['load']): LazyScreen {
  return { load };
}
