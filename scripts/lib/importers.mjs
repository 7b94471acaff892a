import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { ROOT } from './root.mjs';

const SOURCE = /\.(ts|tsx|mjs)$/;
/** Not read by unit tests. */
const CONFIGURATION = /\.config\.\w+$/;
const SPECIFIER = /(?:from|import\(?)\s*'((?:@reelrupee|\.\.)\/[^']+)'/g;

const packages = ['.', 'shared'].flatMap((parent) =>
  readdirSync(join(ROOT, parent))
    .map((name) => join(parent, name))
    .filter((folder) => existsSync(join(ROOT, folder, 'package.json'))),
);

/** By folder: the folders that its sources import from. */
const imports = new Map(
  [...packages, 'docs', 'scripts'].map((folder) => [
    folder,
    new Set(sourcesIn(join(ROOT, folder)).flatMap(importsOf)),
  ]),
);

/** The other folders whose sources import from one. */
export function importersOf(folder) {
  return [...imports.keys()].filter((other) => other !== folder && imports.get(other).has(folder));
}

function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : sourcesIn(path);
    return SOURCE.test(path) && !CONFIGURATION.test(path) ? [path] : [];
  });
}

function importsOf(file) {
  const specifiers = [...readFileSync(file, 'utf8').matchAll(SPECIFIER)].map(([, specifier]) => specifier);
  return specifiers.flatMap((specifier) => {
    const [scope, name] = specifier.split('/');
    if (scope === '@reelrupee') return packages.filter((folder) => basename(folder) === name);
    const path = relative(ROOT, join(dirname(file), specifier));
    return [...packages, 'scripts'].filter((folder) => path.startsWith(`${folder}/`));
  });
}
