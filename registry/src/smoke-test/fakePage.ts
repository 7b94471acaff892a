/** A page for one release's files: what its code asks for comes out of these files, and runs. */
import { runInContext } from 'node:vm';
import { bareWindow } from './bareWindow';
import { LeftoverCounter, type Leftovers } from './leftovers';
import { orNothing } from './nothing';

/** Address of the release, as the code sees it. */
export const FAKE_PAGE_URL = 'https://trial.invalid/';

export interface FakePage {
  window: Record<string, unknown>;
  /** Runs a script of the release. Throws what the script throws. */
  run: (path: string) => void;
  /** Puts an element where a page would load it: a script runs, a stylesheet is looked for. */
  load: (element: LoadedElement) => void;
  /** Paths of the scripts that ran. */
  ran: Set<string>;
  /** Leftovers since the page was opened. */
  leftovers: () => Leftovers;
}

/** The part of a script's or stylesheet's element that loaders use. */
export interface LoadedElement {
  tagName: string;
  src?: string;
  href?: string;
  onload?: (event: object) => void;
  onerror?: (event: object) => void;
}

interface PageParts {
  /** Globals in addition to those of every page. */
  globals?: Record<string, unknown>;
  /** Text of the page's data blocks by id. */
  blocks?: Record<string, string>;
}

/** Texts of a release's scripts and stylesheets, by path. */
export type ReleaseFiles = Readonly<Record<string, string>>;

/** Opens a page whose scripts are these files. */
export function openFakePage(files: ReleaseFiles, { globals = {}, blocks = {} }: PageParts): FakePage {
  const load = (element: LoadedElement) => {
    const isScript = element.tagName === 'SCRIPT';
    const path = (isScript ? element.src : element.href)?.slice(FAKE_PAGE_URL.length) ?? '';
    const type = Object.hasOwn(files, path) ? 'load' : 'error';
    if (type === 'load' && isScript) page.run(path);
    queueMicrotask(() => element[`on${type}`]?.({ type, target: element }));
  };
  const counter = new LeftoverCounter();
  const { addEventListener, removeEventListener } = counter.globals;
  const document = orNothing({
    addEventListener,
    removeEventListener,
    body: orNothing({
      append: counter.addElement,
      appendChild: counter.addElement,
      prepend: counter.addElement,
    }),
    baseURI: FAKE_PAGE_URL,
    currentScript: { tagName: 'SCRIPT', src: FAKE_PAGE_URL },
    head: { append: load, appendChild: load },
    createElement: (tag: string) => orNothing({ tagName: tag.toUpperCase(), onload: undefined }),
    getElementById: (id: string) => (id in blocks ? { textContent: blocks[id] } : null),
    getElementsByTagName: () => [],
    querySelectorAll: () => [],
  });
  const location = orNothing({ href: FAKE_PAGE_URL, pathname: '/' });
  // No element of this page is an instance of these: code must be able to ask, and not more.
  const elements = { HTMLScriptElement: Map, HTMLLinkElement: Map };
  const window = bareWindow({ document, location, ...elements, ...counter.globals, ...globals });
  const page: FakePage = {
    window,
    load,
    ran: new Set(),
    leftovers: counter.watch(window),
    run: (path) => {
      page.ran.add(path);
      runInContext(files[path] ?? '', window, { filename: path });
    },
  };
  return page;
}
