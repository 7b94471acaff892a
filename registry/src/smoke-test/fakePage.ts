/** A page for one release's files: what its code asks for comes out of the release's folder, and runs. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInContext } from 'node:vm';
import { bareWindow } from './bareWindow';
import { orNothing } from './nothing';

/** Where the folder is, as the code sees it. */
export const FAKE_PAGE_URL = 'https://trial.invalid/';

export interface FakePage {
  window: Record<string, unknown>;
  /** Runs a script of the folder. Throws what the script throws. */
  run: (path: string) => void;
  /** Puts an element where a page would load it: a script runs, a stylesheet is looked for. */
  load: (element: LoadedElement) => void;
  /** Paths of the scripts that ran. */
  ran: Set<string>;
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

/** Opens a page whose scripts are in a folder. */
export function openFakePage(folder: string, { globals = {}, blocks = {} }: PageParts): FakePage {
  const load = (element: LoadedElement) => {
    const isScript = element.tagName === 'SCRIPT';
    const path = (isScript ? element.src : element.href)?.slice(FAKE_PAGE_URL.length) ?? '';
    const type = existsSync(join(folder, path)) ? 'load' : 'error';
    if (type === 'load' && isScript) page.run(path);
    queueMicrotask(() => element[`on${type}`]?.({ type, target: element }));
  };
  const document = orNothing({
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
  const window = bareWindow({ document, location, ...elements, ...globals });
  const page: FakePage = {
    window,
    load,
    ran: new Set(),
    run: (path) => {
      page.ran.add(path);
      runInContext(readFileSync(join(folder, path), 'utf8'), window, { filename: path });
    },
  };
  return page;
}
