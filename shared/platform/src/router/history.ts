import type { Location, To } from './location';

export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

export interface NavigateOptions {
  /** Takes the place of the current history entry. */
  replace?: boolean | undefined;
  /** Navigation state of the entry: data that can be cloned. */
  state?: unknown;
}

/** Opens an address of the app, or goes so many entries forward, or back if the number is negative. */
export type NavigateFunction = (to: To | number, options?: NavigateOptions) => void;

/** A change of the address. */
export interface HistoryUpdate {
  action: NavigationType;
  location: Location;
}

/** A history as the router uses it: the current entry, and the ways to another. */
export interface RouterHistory {
  readonly location: Location;
  readonly navigate: NavigateFunction;
  /** Reports each change of the address to one listener; returns a function that stops it. */
  listen(listener: (update: HistoryUpdate) => void): () => void;
}
