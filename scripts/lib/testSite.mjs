import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, TEST_SITE } from './root.mjs';

/**
 * Sources that build and test releases; the id of a remote comes from its own. Those of the shell, since the screens of
 * each remote are opened in it before it is published.
 */
const BUILD_INPUTS = [
  ...['registry', 'shell', 'shared/federation', 'shared/platform', 'shared/ui'].map((name) => `${name}/src`),
  ...['registry/package.json', 'tsconfig.base.json', 'tsconfig.browser.json', 'pnpm-lock.yaml'],
];

/**
 * Prepares the folder of the test site for a first release: without its history, since the pages of a site that was
 * released before are larger (they name the previous releases). The releases that were live stay, so that only changed
 * packages are built; they stay only while what builds and tests them, the browser included, is unchanged.
 */
export function prepareTestSite(browser, site = TEST_SITE) {
  const keyFile = join(site, 'built-by');
  const key = `${hashOf(BUILD_INPUTS)} ${browser ?? 'no browser'}`;
  const live = existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key ? liveReleases(site) : [];
  rmSync(join(site, 'records'), { recursive: true, force: true });
  const shown = join(site, 'public');
  for (const name of namesIn(shown)) {
    const kept = live.filter((release) => release.name === name).map(({ id }) => id);
    const others = kept.length === 0 ? [''] : namesIn(join(shown, name)).filter((id) => !kept.includes(id));
    for (const id of others) rmSync(join(shown, name, id), { recursive: true, force: true });
  }
  mkdirSync(site, { recursive: true });
  writeFileSync(keyFile, key);
}

/** Name and id of each release of the composition of a site; none without one. */
function liveReleases(site) {
  const file = join(site, 'public/composition.json');
  if (!existsSync(file)) return [];
  const { shell, remotes } = JSON.parse(readFileSync(file, 'utf8'));
  return [
    { name: 'shell', id: shell.release },
    ...Object.entries(remotes).map(([name, { current }]) => ({ name, id: current.id })),
  ];
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesBelow))
    hash.update(`${path}\0`).update(readFileSync(join(ROOT, path)));
  return hash.digest('hex');
}

/** The files below a path of the workspace without tests, sorted. */
function filesBelow(path) {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .sort();
}

function namesIn(folder) {
  return existsSync(folder) ? readdirSync(folder) : [];
}
