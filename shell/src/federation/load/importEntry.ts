import { isContainer, type ContainerExports } from '@reelrupee/federation/composition/container';
import { checkBuiltIns } from './builtIns';
import { entryOf, fileOf, type Container, type ReleaseFile } from './containers';
import { examineFile } from './examineFile';
import { LoadError } from './loadError';

/**
 * The container of an entry that is an ES module, which has no script element to carry a hash: each file is put into
 * the browser's module map by a preload with integrity first, and `import()` then takes it from there. Rejects with a
 * LoadError, before any of its code has run, when one file fails.
 */
export async function importEntry(container: Container): Promise<ContainerExports> {
  const entry = entryOf(container);
  await Promise.all([entry, ...chunksOf(container)].map(preloadModule));
  const exports: unknown = await import(/* webpackIgnore: true */ entry.url);
  checkBuiltIns(container);
  if (isContainer(exports)) return exports;
  throw new LoadError('evaluation', `The entry of ${container.name} exports no container.`);
}

/** All scripts, at the addresses that they import one another by: a new attempt's query would not be among these. */
function chunksOf(container: Container): ReleaseFile[] {
  const scripts = Object.keys(container.release.files).filter((path) => /\.m?js$/.test(path));
  return scripts.map((path) => fileOf({ ...container, query: '' }, path));
}

async function preloadModule(file: ReleaseFile): Promise<void> {
  if (file.integrity === null) return;
  const link = document.createElement('link');
  if (!link.relList.supports('modulepreload')) {
    throw new LoadError('incompatible', 'This browser cannot verify ES modules.');
  }
  link.rel = 'modulepreload';
  link.href = file.url;
  link.crossOrigin = 'anonymous';
  // A hash that matches no content refuses a file that the release does not name.
  link.integrity = file.integrity ?? NO_CONTENT;
  const isLoaded = await new Promise<boolean>((resolve) => {
    link.onload = () => resolve(true);
    link.onerror = () => resolve(false);
    document.head.append(link);
  });
  if (isLoaded) return;
  link.remove();
  await examineFile(file);
  throw new LoadError('integrity', `${file.url} was refused by the browser.`);
}

const NO_CONTENT = `sha256-${'A'.repeat(43)}=`;
