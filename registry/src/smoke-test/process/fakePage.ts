/** A page without a browser for one release's scripts: every global exists, and hardly any does anything. */
import globals from 'globals';
import { createContext, runInContext } from 'node:vm';
import { NOTHING, orNothing } from './nothing';

/** Address of the release, as the code sees it. */
export const FAKE_PAGE_URL = 'https://smoke-test.invalid/';

/** Globals that Node has too, which code needs for computations while it loads. */
const REAL = { URL, URLSearchParams, TextEncoder, TextDecoder, queueMicrotask, structuredClone };

/** The part of a script's or stylesheet's element that loaders use. */
interface LoadedElement {
  tagName: string;
  src?: string;
  href?: string;
  onload?: (event: object) => void;
  onerror?: (event: object) => void;
}

export interface FakePage {
  window: Record<string, unknown>;
  /** Runs a script of the release. Throws what the script throws. */
  run: (path: string) => void;
}

/** Opens a page with some globals of the caller's. The scripts that its code loads are among these texts, by path. */
export function openFakePage(
  files: Readonly<Record<string, string>>,
  own: Record<string, unknown>,
): FakePage {
  const run = (path: string) => void runInContext(files[path] ?? '', window, { filename: path });
  const load = (element: LoadedElement) => {
    const isScript = element.tagName === 'SCRIPT';
    const path = (isScript ? element.src : element.href)?.slice(FAKE_PAGE_URL.length) ?? '';
    const type = Object.hasOwn(files, path) ? 'load' : 'error';
    if (type === 'load' && isScript) run(path);
    queueMicrotask(() => element[`on${type}`]?.({ type, target: element }));
  };
  const document = orNothing({
    baseURI: FAKE_PAGE_URL,
    currentScript: { tagName: 'SCRIPT', src: FAKE_PAGE_URL },
    head: { append: load, appendChild: load },
    createElement: (tag: string) => orNothing({ tagName: tag.toUpperCase(), onload: undefined }),
    getElementById: () => null,
    getElementsByTagName: () => [],
    querySelectorAll: () => [],
  });
  const ofBrowser = Object.keys(globals.browser).filter((name) => !Object.hasOwn(globals.builtin, name));
  const storage = orNothing({ getItem: () => null, length: 0 });
  const window = createContext({
    ...Object.fromEntries(ofBrowser.map((name) => [name, NOTHING])),
    ...REAL,
    // Time does not pass here: a task without delay runs, any other does not.
    setTimeout: (task: () => void, delayMs = 0) => void (delayMs > 0 || setImmediate(task)),
    localStorage: storage,
    sessionStorage: storage,
    location: orNothing({ href: FAKE_PAGE_URL, pathname: '/' }),
    // No element of this page is an instance of these: code must be able to ask, and not more.
    HTMLScriptElement: Map,
    HTMLLinkElement: Map,
    document,
    ...own,
  });
  Object.assign(window, { window: runInContext('globalThis', window) as unknown });
  Object.assign(window, { self: window['window'] });
  return { window, run };
}
