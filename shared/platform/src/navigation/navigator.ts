import type { RouteState } from './routeState';

/** Navigation for code outside React, such as the session rules. The shell registers its router. */
export interface NavigateOptions {
  replace?: boolean;
  /** Navigation state for the screen. */
  state?: RouteState | undefined;
}

type Navigator = (path: string, options: NavigateOptions) => void;

let navigator: Navigator | null = null;

/** Registers the router; called by the shell. */
export function registerNavigator(next: Navigator): void {
  navigator = next;
}

/** Goes to a path of the app; before the router is registered, by a page load. */
export function navigateTo(path: string, options: NavigateOptions = {}): void {
  if (navigator) navigator(path, options);
  else window.location.assign(path);
}
