/** The cost of a first visit to each route of the site that `npm test` builds, against `budget.json`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Composition } from '@reelrupee/federation/composition/composition';
import budget from '../../budget.json';
import { sitePages } from '../prerender/sitePages';
import { openFolderStore } from '../store/folder/folderStore';
import { readLive } from '../switch/switch';
import { TEST_SITE } from '../testing/testSite';

const store = openFolderStore(TEST_SITE);
const live = await readLive(store);
const pages = live && existsSync(join(store.public, 'login/index.html')) ? sitePages(live) : [];
const routes: Record<string, Record<'scripts' | 'styles' | 'total', number>> = budget.routes;
/** A name that every component of antd has in its code. */
const ANTD = 'getPrefixCls';
/** An option that lucide's own icon component has in its code; the shell's component and outlines of icons do not. */
const LUCIDE_COMPONENT = 'absoluteStrokeWidth';

const kib = (bytes: number) => Math.round((bytes / 1024) * 10) / 10;
const sent = (path: string) => readFileSync(join(store.public, `${path}.br`)).length;

/**
 * The page of a route as after the first release of everything: the hashes of previous releases are some 1.4 KiB more.
 * Without the remotes of no listed route: a new remote is some 0.2 KiB on each page, which no other route has to save.
 */
function ofFirstReleases(html: string, page: string): string {
  const [, block = ''] = /id="reelrupee-composition">([^]*?)<\/script>/.exec(html) ?? [];
  const composition = JSON.parse(block) as Composition;
  const remotes = Object.entries(composition.remotes)
    .filter(([, { current }]) => current.routes.some(({ path }) => path === page || path in routes))
    .map(([name, { current }]) => [name, { current }]);
  return html.replace(block, JSON.stringify({ ...composition, remotes: Object.fromEntries(remotes) }));
}

/** The scripts that a page names, by their paths in the site. */
function scriptsOf(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].flatMap(([, path]) => path ?? []);
}

describe.skipIf(pages.length === 0)('the first visit', () => {
  test.each(pages)('of $path stays within its budget', ({ path, file }) => {
    const html = readFileSync(join(store.public, file), 'utf8');
    const styles = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text]) => text).join('');
    const scripts = scriptsOf(html).reduce((sum, script) => sum + sent(script), 0);
    const costs = {
      scripts: kib(scripts),
      styles: kib(brotliCompressSync(styles).length),
      total: kib(scripts + brotliCompressSync(ofFirstReleases(html, path)).length),
    };
    const limits = routes[path] ?? budget.others;
    const over = Object.entries(limits).filter(([what, limit]) => costs[what as keyof typeof costs] > limit);
    expect(over, `${path} costs ${JSON.stringify(costs)} KiB`).toEqual([]);
  });

  test('brings no icon component but the light one of the shell', () => {
    const holders = pages.flatMap(({ file }) =>
      scriptsOf(readFileSync(join(store.public, file), 'utf8')).filter((script) =>
        readFileSync(join(store.public, script), 'utf8').includes(LUCIDE_COMPONENT),
      ),
    );
    expect(holders).toEqual([]);
  });

  test('brings no antd', () => {
    const first = new Set(
      pages.flatMap(({ file }) => scriptsOf(readFileSync(join(store.public, file), 'utf8'))),
    );
    const shell = `shell/${live?.shell.release ?? ''}`;
    const all = readdirSync(join(store.public, shell)).filter((path) => path.endsWith('.js'));
    const withAntd = all.filter((path) =>
      readFileSync(join(store.public, shell, path), 'utf8').includes(ANTD),
    );
    expect(withAntd.length).toBeGreaterThan(0);
    expect(withAntd.filter((path) => first.has(`${shell}/${path}`))).toEqual([]);
  });
});
