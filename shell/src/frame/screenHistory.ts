import { createPath, NavigationType, type Location, type Navigator } from 'react-router';

interface Update {
  action: NavigationType;
  location: Location;
}

/** The browser's history as the router uses it. */
export interface ScreenHistory extends Navigator {
  readonly location: Location;
  /** Reports each change of the address to one listener; returns a function that stops it. */
  listen(listener: (update: Update) => void): () => void;
}

/**
 * A browser history that defers some updates to the router. Rendering a loaded screen for the first time takes a slow
 * phone longer than a frame, so it is reported in a task of its own and the browser can paint the tap's response
 * before. Everything else is reported at once: Back, screens that were open before, and screens that are still loading.
 */
export function screenHistory(isLoaded: (path: string) => boolean): ScreenHistory {
  const initialPath = createPath(window.location);
  const opened = new Set([window.location.pathname]);
  let notify: ((update: Update) => void) | undefined;
  let pending: ReturnType<typeof setTimeout> | undefined;

  const history: ScreenHistory = {
    get location() {
      return currentLocation();
    },
    // Two slashes at its start would make it the address of another site.
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)).replace(/^\/{2,}/, '/'),
    go: (delta) => window.history.go(delta),
    push: (to, state) => {
      // On the way back the browser would restore the scroll position; every route change starts at the top.
      window.history.scrollRestoration = 'manual';
      const path = history.createHref(to);
      // A second tap before the screen is rendered adds no history entry.
      if (pending !== undefined && path === createPath(window.location)) return history.replace(to, state);
      try {
        window.history.pushState(newEntry(state), '', path);
      } catch (error) {
        if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
        // Safari limits the entries of one page; a new page gets a new allowance.
        window.location.assign(path);
      }
      report(NavigationType.Push);
    },
    replace: (to, state) => {
      window.history.replaceState(newEntry(state), '', history.createHref(to));
      report(NavigationType.Replace);
    },
    listen: (listener) => {
      const onPop = () => report(NavigationType.Pop);
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
  return history;

  function report(action: NavigationType): void {
    const update = { action, location: currentLocation() };
    const { pathname } = update.location;
    cancelPending();
    const isFirst = action !== NavigationType.Pop && !opened.has(pathname);
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

/** A history entry in the router's format; its state survives a reload. */
function newEntry(state: unknown) {
  return { usr: state, key: Math.random().toString(36).slice(2) };
}

function currentLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = (window.history.state ?? {}) as { usr?: unknown; key?: string };
  return { pathname, search, hash, state: usr, key };
}
