import { isContainer, type ContainerExports } from '@reelrupee/federation/composition/container';
import { checkBuiltIns } from './builtIns';
import { entryOf, freshAddresses, type Container, type ReleaseFile } from './containers';
import { examineFile } from './examineFile';
import { LoadError } from './loadError';

/** Loads the container of a release. A script is retried once under a fresh address, a module is not. Rejects with a LoadError. */
export async function loadEntry(container: Container): Promise<ContainerExports> {
  if (container.release.format !== 'module') return runEntry(container);
  const { importEntry } = await import(/* webpackChunkName: "module" */ './importEntry');
  return importEntry(container);
}

async function runEntry(container: Container): Promise<ContainerExports> {
  await loadScript(container);
  checkBuiltIns(container);
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

/** Gives true if a script arrived and was accepted. Rejects when the release names no hash for it. */
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
