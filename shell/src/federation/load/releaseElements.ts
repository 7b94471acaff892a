/**
 * Integrity of the scripts and stylesheets that a container's own bundler loads. webpack and rspack append these
 * elements to the document's head; each one is given its hash, and its address of the current attempt, on its way in.
 * Without it a chunk runs unverified unless the remote's build brings hashes of its own.
 */
import { fileAt } from './containers';
import { applyIfOpen } from './releaseStyles';

type FileElement = HTMLScriptElement | HTMLLinkElement;

/** Elements whose files have not arrived yet, by address without query. */
const pending = new Set<FileElement>();

/** Verifies every element that is appended to the head from now on. */
export function verifyAppendedElements(head: HTMLHeadElement = document.head): void {
  const append = head.appendChild.bind(head);
  head.appendChild = <Child extends Node>(child: Child): Child => {
    if (isFileElement(child)) prepare(child);
    return append(child);
  };
}

function prepare(element: FileElement): void {
  const file = fileAt(addressOf(element));
  if (!file) return;
  element.crossOrigin = 'anonymous';
  // A hash that matches no content refuses a file that the release does not name.
  if (file.integrity !== null) element.integrity = file.integrity ?? `sha256-${'A'.repeat(43)}=`;
  if (element instanceof HTMLScriptElement) element.src = file.url;
  else element.href = file.url;
  track(element);
}

function track(element: FileElement): void {
  pending.add(element);
  for (const type of ['load', 'error']) element.addEventListener(type, () => pending.delete(element));
  element.addEventListener('load', () => applyIfOpen(element));
}

/**
 * Removes the elements of a folder whose files are still awaited, and gives them. A bundler that finds such an element in
 * the page waits for it instead of asking again.
 */
export function dropPendingElements(base: string): Element[] {
  const dropped = [...pending].filter((element) => addressOf(element).startsWith(base));
  for (const element of dropped) {
    pending.delete(element);
    element.remove();
  }
  return dropped;
}

function addressOf(element: FileElement): string {
  return element instanceof HTMLScriptElement ? element.src : element.href;
}

function isFileElement(node: Node): node is FileElement {
  return node instanceof HTMLScriptElement || (node instanceof HTMLLinkElement && node.rel === 'stylesheet');
}
