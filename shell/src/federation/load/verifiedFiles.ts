/**
 * Loads the files of a release: verified against the composition, with one retry under a fresh URL. Every
 * script and stylesheet of a remote comes through here; its own bundler runtime loads nothing by itself.
 */
import { LoadError } from './loadError';

/** A file of a release: its address and what its content must hash to. */
export interface VerifiedFile {
  url: string;
  /** Undefined when the composition has none, which refuses the file; null for a preview, which cannot have any. */
  integrity: string | null | undefined;
}

/** Runs a script. Rejects with a LoadError when it cannot be fetched or is not what was released. */
export async function loadScript(file: VerifiedFile): Promise<void> {
  await loadElement(file, (url, integrity) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    verify(script, integrity);
    return script;
  });
}

/** Applies a stylesheet, unless the page came with it. Rejects as `loadScript` does. */
export async function loadStyle(file: VerifiedFile): Promise<void> {
  if (isInPage(file.url)) return;
  await loadElement(file, (url, integrity) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    verify(link, integrity);
    return link;
  });
}

/** The first screen's stylesheets stand in the page's HTML, each under its address. */
function isInPage(url: string): boolean {
  const styles = document.querySelectorAll<HTMLStyleElement>('style[data-href]');
  return [...styles].some(({ dataset: { href = '' } }) => new URL(href, document.baseURI).href === url);
}

type Create = (url: string, integrity: string | null) => HTMLScriptElement | HTMLLinkElement;

async function loadElement({ url, integrity }: VerifiedFile, create: Create): Promise<void> {
  if (integrity === undefined) throw new LoadError('integrity', `The release names no hash for ${url}.`);
  if (await settles(create(url, integrity))) return;
  const fresh = freshUrl(url);
  await examine(fresh, integrity);
  // The browser has just fetched it: this answers from its cache.
  if (await settles(create(fresh, integrity))) return;
  throw new LoadError('integrity', `${url} was refused by the browser.`);
}

function verify(element: HTMLScriptElement | HTMLLinkElement, integrity: string | null): void {
  element.crossOrigin = 'anonymous';
  if (integrity !== null) element.integrity = integrity;
}

/** Whether the element's file arrived and was accepted. */
function settles(element: HTMLScriptElement | HTMLLinkElement): Promise<boolean> {
  return new Promise((resolve) => {
    element.onload = () => {
      if (element instanceof HTMLScriptElement) element.remove();
      resolve(true);
    };
    element.onerror = () => {
      element.remove();
      resolve(false);
    };
    document.head.append(element);
  });
}

let retries = 0;

/** The same file under an address that no cache and no broken connection knows. */
function freshUrl(url: string): string {
  retries += 1;
  return `${url}?retry=${Date.now().toString(36)}${retries}`;
}

/** Tells why a file failed: elements only say that it did. Resolves when the file is well after all. */
async function examine(url: string, integrity: string | null): Promise<void> {
  const response = await fetch(url, { credentials: 'omit' }).catch(() => undefined);
  if (!response?.ok) {
    throw new LoadError('unreachable', `${url}: ${response ? `status ${response.status}` : 'no answer'}.`);
  }
  const content = await response.arrayBuffer().catch(() => undefined);
  if (!content) throw new LoadError('unreachable', `${url}: the answer broke off.`);
  if (integrity !== null && !(await hashesTo(content, integrity))) {
    throw new LoadError('integrity', `${url} is not what was released.`);
  }
}

/** Pages without a secure context have no digest: there the browser's own check is the only one. */
async function hashesTo(content: ArrayBuffer, integrity: string): Promise<boolean> {
  if (!window.isSecureContext) return true;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return integrity === `sha256-${btoa(String.fromCharCode(...digest))}`;
}
