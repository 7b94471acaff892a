import { isContainer, type ContainerExports } from '@reelrupee/federation/composition/container';
import { entryOf, fileOf, freshAddresses, type Container, type ReleaseFile } from './containers';
import { examineFile } from './examineFile';
import { LoadError } from './loadError';

/** The container that an entry script leaves. Retried once under a fresh address. Rejects with a LoadError. */
export async function loadEntry(container: Container): Promise<ContainerExports> {
  return container.release.format === 'module' ? importEntry(container) : runEntry(container);
}

async function runEntry(container: Container): Promise<ContainerExports> {
  await loadScript(container);
  const exports: unknown = Reflect.get(window, container.name);
  if (isContainer(exports)) return exports;
  throw new LoadError('evaluation', `The entry of ${container.name} ran and left no container.`);
}

async function loadScript(container: Container): Promise<void> {
  if (await runScript(entryOf(container))) return;
  freshAddresses(container);
  const fresh = entryOf(container);
  await examineFile(fresh);
  if (!(await runScript(fresh))) throw new LoadError('integrity', `${fresh.url} was refused by the browser.`);
}

/** Whether a script arrived and was accepted. Rejects when the release names no hash for it. */
function runScript({ url, integrity }: ReleaseFile): Promise<boolean> {
  if (integrity === undefined) {
    return Promise.reject(new LoadError('integrity', `The release names no hash for ${url}.`));
  }
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.crossOrigin = 'anonymous';
    if (integrity !== null) script.integrity = integrity;
    script.onload = () => {
      script.remove();
      resolve(true);
    };
    script.onerror = () => {
      script.remove();
      resolve(false);
    };
    document.head.append(script);
  });
}

/**
 * ES modules have no script element to carry a hash. Each file is put into the browser's module map by a preload with
 * integrity first, and `import()` then takes it from there.
 */
async function importEntry(container: Container): Promise<ContainerExports> {
  const scripts = Object.keys(container.release.files).filter((path) => /\.m?js$/.test(path));
  await Promise.all(scripts.map((path) => preloadModule(fileOf(container, path))));
  const exports: unknown = await import(/* webpackIgnore: true */ entryOf(container).url);
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
