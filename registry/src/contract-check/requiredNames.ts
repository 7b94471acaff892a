/** The names that a release needs from a shell, each with the file that imports it. Pure. */
import { isSharedModule } from '@reelrupee/federation/sharing';
import type { ConsumedName } from './consumedNames';
import type { ImportedName } from './imports';

/** File named for imports that only a bundled library makes. */
const BUNDLED = 'node_modules';

/**
 * The names that a build imports from shared modules, each with the sources that import it, and the imports of modules
 * that are not shared.
 */
export function requiredNames(consumed: ConsumedName[], sources: ImportedName[]): ImportedName[] {
  const wanted = consumed.flatMap(({ module, name }) => {
    const files = filesThatSay(sources, module, name);
    return (files.length > 0 ? files : [BUNDLED]).map((file) => ({ module, name, file }));
  });
  const unshared = sources.filter(({ module }) => !isSharedModule(module));
  const all = [...wanted, ...unshared].map((one) => [Object.values(one).join(' '), one] as const);
  return [...new Map(all).values()];
}

function filesThatSay(sources: ImportedName[], module: string, name: string): string[] {
  const own = sources.filter((source) => source.module === module);
  const byName = own.filter((source) => source.name === name);
  return (byName.length > 0 ? byName : own.filter((source) => source.name === '*')).map(({ file }) => file);
}
