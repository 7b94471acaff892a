import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { ROOT } from './root.mjs';

const SOURCE = /\.(ts|tsx|mjs)$/;
/** Not read by unit tests. */
const CONFIGURATION = /\.config\.\w+$/;
const SPECIFIER = /(?:from|import\(?)\s*'((?:@reelrupee|\.\.)\/[^']+)'/g;

let found;

/** The other folders whose sources import from one. Reads the sources at the first call. */
export function importersOf(folder) {
  found ??= findImports();
  return [...found].flatMap(([other, imports]) => (other !== folder && imports.has(folder) ? [other] : []));
}

/** By folder: the folders that its sources import from. */
function findImports() {
  const packages = ['.', 'shared'].flatMap((parent) =>
    readdirSync(join(ROOT, parent))
      .map((name) => join(parent, name))
      .filter((folder) => existsSync(join(ROOT, folder, 'package.json'))),
  );
  const folders = [...packages, 'docs', 'scripts'];
  const importsIn = (folder) => sourcesIn(join(ROOT, folder)).flatMap((file) => importsOf(file, folders));
  return new Map(folders.map((folder) => [folder, new Set(importsIn(folder))]));
}

function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : sourcesIn(path);
    return SOURCE.test(path) && !CONFIGURATION.test(path) ? [path] : [];
  });
}

function importsOf(file, folders) {
  const specifiers = [...readFileSync(file, 'utf8').matchAll(SPECIFIER)].map(([, specifier]) => specifier);
  return specifiers.flatMap((specifier) => {
    const [scope, name] = specifier.split('/');
    if (scope === '@reelrupee') return folders.filter((folder) => basename(folder) === name);
    const path = relative(ROOT, join(dirname(file), specifier));
    return folders.filter((folder) => path.startsWith(`${folder}/`));
  });
}
