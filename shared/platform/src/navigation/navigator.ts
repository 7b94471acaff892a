/** Navigation for code outside React, such as the session rules. The shell gives it the router. */
export interface NavigateOptions {
  replace?: boolean;
}

type Navigator = (path: string, options: NavigateOptions) => void;

let navigator: Navigator | null = null;

/** Called by the shell once its router is up. */
export function registerNavigator(next: Navigator): void {
  navigator = next;
}

/** Goes to a path of the app. Before the shell's router is up, by loading the page anew. */
export function navigateTo(path: string, options: NavigateOptions = {}): void {
  if (navigator) navigator(path, options);
  else window.location.assign(path);
}
