/** The first screen's data is asked for once, before the API client is there. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../harness/test';
import { liveComposition, SITE_DIR } from './site';

const { shell } = liveComposition();

test('a first visit of home asks for the plans once, and needs no API client for them', async ({ page }) => {
  const calls: string[] = [];
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST') calls.push(pathname);
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'View Details' }).first()).toBeVisible({ timeout: 20_000 });
  expect(calls.filter((path) => path === '/getPlan')).toHaveLength(1);
  const clients = scripts.filter((path) => path.includes(shell.release) && holdsClient(path));
  expect(clients).toEqual([]);
});

function holdsClient(path: string): boolean {
  return readFileSync(join(SITE_DIR, path), 'utf8').includes('ERR_BAD_OPTION_VALUE');
}
