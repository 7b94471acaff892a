import type { Page } from '@playwright/test';

/** The addresses of files of a kind whose first byte the page receives, in order. Grows while the page runs. */
export function startsOf(page: Page, kind: RegExp): string[] {
  const urls: string[] = [];
  page.on('response', (response) => {
    const { 'content-range': range = 'bytes 0-' } = response.headers();
    if (kind.test(new URL(response.url()).pathname) && range.startsWith('bytes 0-'))
      urls.push(response.url());
  });
  return urls;
}
