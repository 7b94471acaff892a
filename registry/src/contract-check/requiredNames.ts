/** What a release wants of a shell by name, and which file says so. Pure. */
import { SHARED_MODULES } from '@reelrupee/federation/sharing';
import type { ConsumedName } from '../smoke-test/consumedNames';
import type { ImportedName } from './imports';

const shared = new Set<string>(SHARED_MODULES.map(({ name }) => name));

/**
 * The names that a build takes from shared modules, each with the sources that import it, or with the script of the
 * release when that is bundled code of someone else's. Besides, what its sources import and nobody shares.
 */
export function requiredNames(taken: ConsumedName[], sources: ImportedName[], id: string): ImportedName[] {
  const wanted = taken.flatMap(({ module, name, path }) => {
    const files = filesThatSay(sources, module, name);
    return (files.length > 0 ? files : [`${id}/${path}`]).map((file) => ({ module, name, file }));
  });
  const unshared = sources.filter(({ module }) => !shared.has(module));
  const all = [...wanted, ...unshared].map((one) => [Object.values(one).join(' '), one] as const);
  return [...new Map(all).values()];
}

function filesThatSay(sources: ImportedName[], module: string, name: string): string[] {
  const own = sources.filter((source) => source.module === module);
  const byName = own.filter((source) => source.name === name);
  return (byName.length > 0 ? byName : own.filter((source) => source.name === '*')).map(({ file }) => file);
}
