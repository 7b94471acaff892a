import { createPath, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

export type ScreenHistory = ReturnType<typeof createBrowserHistory>;

/**
 * The browser's history, as the router knows it, but for when a new address is told. A screen that opens for the first
 * time and is at hand costs a slow phone more than a frame: it is told of in a task of its own, so that the tap is
 * answered before it is drawn. All else is told at once: the way back, what was open before, and what still loads and
 * only has its placeholder drawn.
 */
export function screenHistory(isLoaded: (path: string) => boolean): ScreenHistory {
  const history = createBrowserHistory({ window, v5Compat: true });
  const { listen, push } = history;
  const begun = createPath(history.location);
  const opened = new Set([history.location.pathname]);
  let waiting: ReturnType<typeof setTimeout> | undefined;

  history.listen = (tell) => {
    const stop = listen((update) => {
      const { action, location } = update;
      stopWaiting();
      const isFirst = action !== 'POP' && !opened.has(location.pathname);
      opened.add(location.pathname);
      if (!isFirst || !isLoaded(location.pathname)) return tell(update);
      waiting = setTimeout(() => {
        waiting = undefined;
        tell(update);
      });
    });
    const { action, location } = history;
    // Back, while the first screen was being drawn: nobody listened yet.
    if (createPath(location) !== begun) tell({ action, location, delta: null });
    return () => {
      stopWaiting();
      stop();
    };
  };

  // A second tap on what is still on display adds nothing to the history.
  history.push = (to, state) => {
    const path = typeof to === 'string' ? to : createPath(to);
    if (waiting !== undefined && path === createPath(history.location)) history.replace(to, state);
    else push(to, state);
  };
  return history;

  function stopWaiting(): void {
    clearTimeout(waiting);
    waiting = undefined;
  }
}
