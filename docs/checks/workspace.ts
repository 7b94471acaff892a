/** Files, packages and imports of the workspace, read from the folder. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

export const ROOT = join(import.meta.dirname, '../..');

const GENERATED = new Set(['node_modules', 'dist', 'data', 'coverage', 'test-results']);
const MODULE = /\.(?:tsx?|m?js)$/;
const EXTENSIONS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** Paths of all files below a folder, relative to the root, without generated folders and dot folders. */
export function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return GENERATED.has(entry.name) || entry.name.startsWith('.') ? [] : filesBelow(path);
  });
}

const packages = readPackages();

/** Folder of each package by its name. */
export function packageFolders(): ReadonlyMap<string, string> {
  return new Map([...packages].map(([folder, { name }]) => [name, folder]));
}

/** Folders of the workspace packages that a package depends on. */
export function dependenciesOf(folder: string): string[] {
  const { dependencies = {}, devDependencies = {} } = packages.get(folder) ?? {};
  const names = new Set(Object.keys({ ...dependencies, ...devDependencies }));
  return [...packages].filter(([, { name }]) => names.has(name)).map(([to]) => to);
}

/** All modules of the workspace, each with the workspace files that it imports, types included. */
export function importGraph(): ReadonlyMap<string, readonly string[]> {
  const modules = filesBelow('.').filter((path) => MODULE.test(path));
  return new Map(modules.map((file) => [file, importedFiles(file)]));
}

/** Paths of the workspace files that a file imports, types included. */
export function importedFiles(file: string): string[] {
  return specifiersOf(file).flatMap((specifier) => fileOf(specifier, dirname(file)) ?? []);
}

/** Imports of a file from the workspace that name no file of it, each as `importing file: specifier`. */
export function unresolvedImports(file: string): string[] {
  return specifiersOf(file)
    .filter((specifier) => /^(?:\.|@reelrupee\/)/.test(specifier) && !fileOf(specifier, dirname(file)))
    .map((specifier) => `${file}: ${specifier}`);
}

function specifiersOf(file: string): string[] {
  const { importedFiles: imports } = ts.preProcessFile(readFileSync(join(ROOT, file), 'utf8'), true, true);
  return imports.map(({ fileName }) => fileName.replace(/\?.*$/, ''));
}

function fileOf(specifier: string, from: string): string | undefined {
  const path = specifier.startsWith('.') ? join(from, specifier) : exportedFile(specifier);
  return (
    path &&
    EXTENSIONS.map((extension) => path + extension).find(
      (one) => existsSync(join(ROOT, one)) && /\.\w+$/.test(one),
    )
  );
}

/** The source behind a specifier such as `@reelrupee/contract/money`, from the package's `exports`. */
function exportedFile(specifier: string): string | undefined {
  const [scope = '', name = '', ...rest] = specifier.split('/');
  const found = [...packages].find(([, one]) => one.name === `${scope}/${name}`);
  if (!found) return undefined;
  const [folder, { exports = {} }] = found;
  for (const [entry, target] of Object.entries(exports)) {
    const [start = '', end] = entry.split('*');
    const path = ['.', ...rest].join('/');
    const matches = end === undefined ? path === entry : path.startsWith(start);
    const source = /\.\/src\/[^"]+/.exec(JSON.stringify(target))?.[0];
    if (matches && source) return join(folder, source.replace('*', path.slice(start.length)));
  }
  return undefined;
}

interface Package {
  name: string;
  exports?: Record<string, unknown>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

function readPackages(): ReadonlyMap<string, Package> {
  const folders = [...childrenOf('.'), ...childrenOf('shared')];
  return new Map(
    folders.flatMap((folder) => {
      const file = join(ROOT, folder, 'package.json');
      return existsSync(file) ? [[folder, JSON.parse(readFileSync(file, 'utf8')) as Package] as const] : [];
    }),
  );
}

function childrenOf(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !GENERATED.has(entry.name))
    .map(({ name }) => join(folder, name));
}
