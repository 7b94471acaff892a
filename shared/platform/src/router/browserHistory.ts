import type { HistoryUpdate, NavigationType, RouterHistory } from './history';
import { createPath, resolveAddress, type Location, type To } from './location';

/**
 * The browser's history. It defers some updates to the router: rendering a loaded screen for the first time takes a slow
 * phone longer than a frame, so it is reported in a task of its own and the browser can paint the tap's response
 * before. Everything else is reported at once: Back, screens that were open before, and screens that are still loading.
 */
export function browserHistory(isLoaded: (path: string) => boolean = () => false): RouterHistory {
  const initialPath = createPath(window.location);
  const opened = new Set([window.location.pathname]);
  let notify: ((update: HistoryUpdate) => void) | undefined;
  let pending: ReturnType<typeof setTimeout> | undefined;

  return {
    get location() {
      return currentLocation();
    },
    navigate: (to, { replace = false, state } = {}) => {
      if (typeof to === 'number') return window.history.go(to);
      // A second tap before the screen is rendered adds no history entry.
      const isRepeated = pending !== undefined && addressOf(to) === createPath(window.location);
      if (replace || isRepeated) replaceEntry(to, state);
      else pushEntry(to, state);
    },
    listen: (listener) => {
      const onPop = () => report('POP');
      notify = listener;
      window.addEventListener('popstate', onPop);
      // The user went back before the first listener was added.
      if (createPath(window.location) !== initialPath) onPop();
      return () => {
        window.removeEventListener('popstate', onPop);
        cancelPending();
        notify = undefined;
      };
    },
  };

  function pushEntry(to: To, state: unknown): void {
    const { pathname } = window.location;
    // On the way back the browser would restore the scroll position; every route change starts at the top.
    window.history.scrollRestoration = 'manual';
    const address = addressOf(to);
    try {
      window.history.pushState(newEntry(state), '', address);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
      // Safari limits the entries of one page; a new page gets a new allowance.
      window.location.assign(address);
    }
    // Removing the button that was tapped with its focus would make the browser lay out a page that is half gone.
    if (pathname !== window.location.pathname) document.querySelector<HTMLElement>('main :focus')?.blur();
    report('PUSH');
  }

  function replaceEntry(to: To, state: unknown): void {
    window.history.replaceState(newEntry(state), '', addressOf(to));
    report('REPLACE');
  }

  function report(action: NavigationType): void {
    const update = { action, location: currentLocation() };
    const { pathname } = update.location;
    cancelPending();
    const isFirst = action !== 'POP' && !opened.has(pathname);
    opened.add(pathname);
    if (!isFirst || !isLoaded(pathname)) return notify?.(update);
    pending = setTimeout(() => {
      pending = undefined;
      notify?.(update);
    });
  }

  function cancelPending(): void {
    clearTimeout(pending);
    pending = undefined;
  }
}

function addressOf(to: To): string {
  return resolveAddress(to, window.location.pathname);
}

/** A history entry; its state survives a reload. */
function newEntry(state: unknown) {
  return { usr: state, key: Math.random().toString(36).slice(2) };
}

function currentLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = (window.history.state ?? {}) as { usr?: unknown; key?: string };
  return { pathname, search, hash, state: usr, key };
}
