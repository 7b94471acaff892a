import { createPath, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';

export type ScreenHistory = ReturnType<typeof createBrowserHistory>;

/**
 * A browser history that defers some updates to the router. Rendering a loaded screen for the first time takes a slow
 * phone longer than a frame, so it is reported in a task of its own and the browser can paint the tap's response
 * before. Everything else is reported at once: Back, screens that were open before, and screens that are still loading.
 */
export function screenHistory(isLoaded: (path: string) => boolean): ScreenHistory {
  const history = createBrowserHistory({ window, v5Compat: true });
  const { listen, push } = history;
  const initialPath = createPath(history.location);
  const opened = new Set([history.location.pathname]);
  let pending: ReturnType<typeof setTimeout> | undefined;

  history.listen = (notify) => {
    const stop = listen((update) => {
      const { action, location } = update;
      cancelPending();
      const isFirst = action !== 'POP' && !opened.has(location.pathname);
      opened.add(location.pathname);
      if (!isFirst || !isLoaded(location.pathname)) return notify(update);
      pending = setTimeout(() => {
        pending = undefined;
        notify(update);
      });
    });
    const { action, location } = history;
    // The user went back before the first listener was added.
    if (createPath(location) !== initialPath) notify({ action, location, delta: null });
    return () => {
      cancelPending();
      stop();
    };
  };

  history.push = (to, state) => {
    // On the way back the browser would restore the scroll position; every route change starts at the top.
    window.history.scrollRestoration = 'manual';
    const path = typeof to === 'string' ? to : createPath(to);
    // A second tap before the screen is rendered adds no history entry.
    if (pending !== undefined && path === createPath(history.location)) history.replace(to, state);
    else push(to, state);
  };
  return history;

  function cancelPending(): void {
    clearTimeout(pending);
    pending = undefined;
  }
}
