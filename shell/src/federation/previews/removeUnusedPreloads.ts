import type { Preview } from './preview';

/**
 * Removes the page's preloads of the releases that previews replace: the browser would warn of each as not used.
 * `folder` gives the address of a remote's releases.
 */
export function removeUnusedPreloads(
  page: Document,
  previews: readonly Preview[],
  folder: (remote: string) => string,
): void {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel=preload], link[rel=modulepreload]')];
  for (const { remote, base } of previews) {
    for (const link of links) {
      if (link.href.startsWith(folder(remote)) && !link.href.startsWith(base)) link.remove();
    }
  }
}
