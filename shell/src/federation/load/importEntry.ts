import { isContainer, type ContainerExports } from '@reelrupee/federation/composition/container';
import { checkBuiltIns } from './builtIns';
import { entryOf, fileOf, type Container, type ReleaseFile } from './containers';
import { LoadError } from './loadError';

/**
 * The container of an entry that is an ES module, which has no script element to carry a hash: each file is put into
 * the browser's module map by a preload with integrity first, and `import()` then takes it from there.
 */
export async function importEntry(container: Container): Promise<ContainerExports> {
  const scripts = Object.keys(container.release.files).filter((path) => /\.m?js$/.test(path));
  await Promise.all(scripts.map((path) => preloadModule(fileOf(container, path))));
  const exports: unknown = await import(/* webpackIgnore: true */ entryOf(container).url);
  checkBuiltIns(container.name);
  if (isContainer(exports)) return exports;
  throw new LoadError('evaluation', `The entry of ${container.name} exports no container.`);
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
  link.integrity = file.integrity ?? '';
  await new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new LoadError('integrity', `${file.url} is not the file that was released.`));
    document.head.append(link);
  });
}
