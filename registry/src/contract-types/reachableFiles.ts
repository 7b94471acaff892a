import { posix } from 'node:path';
import type { Declarations } from './declarations';

const RELATIVE_IMPORT = /(?:from|import)\s*\(?\s*['"](\.[^'"]*)['"]/g;

/** The same declarations without files that no module refers to, so that internals make no difference. Pure. */
export function reachableFiles({ modules, files }: Declarations): Declarations {
  const reached = new Set<string>();
  const visit = (path: string | undefined): void => {
    if (path === undefined || reached.has(path)) return;
    reached.add(path);
    for (const [, specifier] of (files[path] ?? '').matchAll(RELATIVE_IMPORT)) {
      visit(relativeModule(files, path, specifier ?? ''));
    }
  };
  for (const path of Object.values(modules)) visit(path);
  const kept = Object.entries(files).filter(([path]) => reached.has(path));
  return { modules, files: Object.fromEntries(kept) };
}

/** The file that a relative import in a file means; undefined when there is none. Pure. */
export function relativeModule(
  files: Record<string, unknown>,
  from: string,
  specifier: string,
): string | undefined {
  const path = posix.join(posix.dirname(from), specifier);
  const stem = path.replace(/\.jsx?$/, '');
  const candidates = [
    path,
    ...['.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx', '/index.d.ts'].map((end) => stem + end),
  ];
  return candidates.find((candidate) => candidate in files);
}
