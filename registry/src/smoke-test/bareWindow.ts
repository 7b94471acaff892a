/** The global object of a page without a browser: every global exists, and hardly any does anything. */
import globals from 'globals';
import { createContext, runInContext, type Context } from 'node:vm';
import { NOTHING, orNothing } from './nothing';

/** Globals that Node has too, which code needs for computations while it loads. */
const REAL = { URL, URLSearchParams, TextEncoder, TextDecoder, queueMicrotask, structuredClone };

/** A task without delay runs; time does not pass here for any other. Its errors would only be logged in a page. */
function putOff(task: () => void, delayMs = 0): void {
  if (delayMs > 0) return;
  setImmediate(() => {
    try {
      task();
    } catch {
      return;
    }
  });
}

const EMPTY_STORAGE = orNothing({ getItem: () => null, length: 0 });

/** Creates the global object, with some globals of the caller's. */
export function bareWindow(own: Record<string, unknown>): Context {
  const ofBrowser = Object.keys(globals.browser).filter((name) => !Object.hasOwn(globals.builtin, name));
  const context = createContext({
    ...Object.fromEntries(ofBrowser.map((name) => [name, NOTHING])),
    ...REAL,
    setTimeout: putOff,
    localStorage: EMPTY_STORAGE,
    sessionStorage: EMPTY_STORAGE,
    ...own,
  });
  const window: unknown = runInContext('globalThis', context);
  return Object.assign(context, { window, self: window });
}
