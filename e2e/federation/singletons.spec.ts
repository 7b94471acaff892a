/** In the page as it is served, every shared module exists exactly once, provided by the shell. */
import { expect, test, type Page } from '@playwright/test';
import { SHARED_MODULES } from '@reelrupee/federation/sharing';
import { startFaultServer } from './faultServer';
import { liveComposition, releaseFiles, SITE_DIR } from './site';
import { signInAsAnyone } from './visitor';

const live = liveComposition();
const remotes = Object.entries(live.remotes).map(([remote, { current }]) => ({ remote, current }));

/** Each of these texts is in every copy of its library. */
const LIBRARIES = {
  react: 'react.transitional.element',
  router: 'useRoutes() may be used only',
  'query cache': 'QueryClient',
  antd: 'ant-btn',
};

test('one of each shared module is in the page, and the shell provides it', async ({ page }) => {
  const server = await startFaultServer({ siteDir: SITE_DIR });
  await signInAsAnyone(page);
  await page.goto(`${server.url}/login`, { waitUntil: 'commit' });
  const nav = page.getByRole('navigation', { name: 'Main' });
  for (const { remote, current } of remotes) {
    const path = current.routes[0]?.path ?? '';
    await nav.locator(`a[href="${path}"]`).click({ timeout: 20_000 });
    await expect
      .poll(() => server.reports, { timeout: 20_000 })
      .toContainEqual(expect.objectContaining({ kind: 'opened', remote }));
  }
  const names = SHARED_MODULES.map(({ name }) => ({ name, providers: ['shell'] }));
  expect(await sharedModules(page)).toEqual(names.sort(byName));
  await server.stop();
});

for (const { remote, current } of remotes) {
  test(`${remote} holds no copy of what is shared`, () => {
    const scripts = [...releaseFiles(remote, current)].filter(([path]) => path.endsWith('.js'));
    for (const [library, text] of Object.entries(LIBRARIES)) {
      const copies = scripts.filter(([, script]) => script.includes(text)).map(([path]) => path);
      expect(copies, library).toEqual([]);
    }
  });
}

/** What the page's share scope holds: names, and who provides them in how many versions. */
async function sharedModules(page: Page): Promise<{ name: string; providers: string[] }[]> {
  const found = await page.evaluate(() => {
    const page: object = window;
    const runtime: { bundlerRuntime: { S: { default: Record<string, Record<string, { from: string }>> } } } =
      Reflect.get(page, 'reelrupeeFederation');
    return Object.entries(runtime.bundlerRuntime.S.default).map(([name, versions]) => ({
      name,
      providers: Object.values(versions).map(({ from }) => from),
    }));
  });
  return found.sort(byName);
}

function byName(a: { name: string }, b: { name: string }): number {
  return a.name < b.name ? -1 : 1;
}
