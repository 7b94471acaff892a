/**
 * A worker runs many files with the libraries and the DOM that it has loaded: each file gets its own modules, none of them
 * replaced by the one before, the real clock, and a page without what the one before has left there.
 */
import { inject, vi } from 'vitest';

type Listener = Parameters<typeof window.addEventListener>;

declare module 'vitest' {
  interface ProvidedContext {
    /** Paths of the modules that any test file replaces. */
    replacedModules: string[];
  }
}

declare global {
  interface Window {
    /** The listeners of the file before. */
    addedListeners?: Listener[];
  }
}

for (const path of inject('replacedModules')) vi.doUnmock(path);
vi.resetModules();
vi.unstubAllGlobals();
vi.useRealTimers();
if (typeof window !== 'undefined') {
  removeListeners();
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  delete window.reelrupeePreloadedQueries;
  delete window.reelrupeeSendQuery;
  history.replaceState(null, '', '/');
}

/** Removes the listeners that modules of the file before have added to the window, and records those of this file. */
function removeListeners(): void {
  for (const [type, listener, options] of window.addedListeners ?? [])
    window.removeEventListener(type, listener, options);
  const added: Listener[] = [];
  if (!window.addedListeners) {
    const add = window.addEventListener.bind(window);
    window.addEventListener = (...listener: Listener) => {
      window.addedListeners?.push(listener);
      add(...listener);
    };
  }
  window.addedListeners = added;
}
