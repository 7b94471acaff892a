/** In the served page, every shared module exists exactly once, provided by the shell. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { shellManifest } from '@reelrupee/registry/store/findManifest';
import { openFolderStore } from '@reelrupee/registry/store/folder/folderStore';
import { SHARED_MODULES } from '@reelrupee/federation/sharing';
import { SITE_DIR } from '../../harness/siteDir';
import { liveComposition, releaseFiles } from '../site/site';
// Types of the runtime's own list of instances.
import type {} from '@module-federation/runtime-tools/runtime';
import { expect, test } from '../site/test';
import { signInAsAnyone } from '../site/visitor';

const live = liveComposition();
const remotes = Object.entries(live.remotes).map(([remote, { current }]) => ({ remote, current }));

/** Each of these texts is in every copy of its library. */
const LIBRARIES = {
  react: 'react.transitional.element',
  router: 'need a <Router> around them',
  'query cache': 'QueryClient',
  antd: 'anticon',
};

test('the page has one of each shared module, from the shell, with the exports that the contract check records', async ({
  page,
  liveSite,
}) => {
  await signInAsAnyone(page);
  await page.goto(`${liveSite.url}/login`, { waitUntil: 'commit' });
  const nav = page.getByRole('navigation', { name: 'Main' });
  for (const { remote, current } of remotes) {
    const path = current.routes[0]?.path ?? '';
    await nav.locator(`a[href="${path}"]`).click();
    await expect
      .poll(() => liveSite.reports)
      .toContainEqual(expect.objectContaining({ kind: 'opened', remote }));
  }
  const { offers } = await shellManifest(openFolderStore(join(SITE_DIR, '..')), live.shell.release);
  const promised = [...SHARED_MODULES].sort();
  expect(await sharedModules(page)).toEqual(
    promised.map((name) => ({ name, copies: 1, exports: offers[name]?.names })),
  );
});

test('the shell has the texts by which a copy of a shared module is known', () => {
  for (const [library, text] of Object.entries(LIBRARIES)) {
    expect(scriptsWith(text, 'shell', { id: live.shell.release }), library).not.toEqual([]);
  }
});

for (const { remote, current } of remotes) {
  test(`${remote} bundles no shared module`, () => {
    for (const [library, text] of Object.entries(LIBRARIES)) {
      expect(scriptsWith(text, remote, current), library).toEqual([]);
    }
  });
}

/** The scripts of a release that have a text. */
function scriptsWith(text: string, ...release: Parameters<typeof releaseFiles>): string[] {
  const scripts = [...releaseFiles(...release)].filter(([path]) => path.endsWith('.js'));
  return scripts.filter(([, script]) => script.includes(text)).map(([path]) => path);
}

interface SharedModule {
  name: string;
  /** Number of its versions in the page. */
  copies: number;
  exports: string[];
}

/** The modules in the page's share scope. */
async function sharedModules(page: Page): Promise<SharedModule[]> {
  const found = await page.evaluate(async () => {
    const shell = window.__FEDERATION__.__INSTANCES__.find(({ name }) => name === 'shell');
    const modules = Object.entries(shell?.shareScopeMap['default'] ?? {}).map(async ([name, versions]) => {
      type Get = () => (() => object) | Promise<() => object>;
      const names = async ({ get }: { get: Get }) => Object.keys((await get())());
      const loaded = await Promise.all(Object.values(versions).map((version) => names(version)));
      const exports = [...new Set([...loaded.flat(), 'default'])];
      return { name, copies: Object.keys(versions).length, exports: exports.sort() };
    });
    return Promise.all(modules);
  });
  return found.sort((a, b) => (a.name < b.name ? -1 : 1));
}
