import { posix } from 'node:path';
import ts from 'typescript';
import { isSharedModule } from '@reelrupee/federation/sharing';
import { checkOptions } from './compilerOptions';
import type { Declarations, ReleaseTypes } from './declarations';
import { relativeModule } from './reachableFiles';

/** Folders that exist in the compiler's view only. */
export const SOURCES = '/check/sources/';
const OFFERED = '/check/offered/';
const BUILT = '/check/built/';

interface Check {
  host: ts.CompilerHost;
  /** The sources, and the declarations of stylesheets. */
  roots: string[];
}

/** Parsed files of the machine's own, such as the DOM's: equal in every check of a process. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** The compiler's view: sources and declarations from memory, other packages from the `node_modules` of folders. */
export function checkHost(
  { sources, declarations: built }: ReleaseTypes,
  offered: Declarations,
  folders: readonly string[],
): Check {
  const inMemory = {
    ...below(SOURCES, sources),
    ...below(OFFERED, offered.files),
    ...below(BUILT, built.files),
  };
  const onDisk = installedPackages();
  const found = new Map<string, ts.ResolvedModuleFull | undefined>();

  const ofPackage = (name: string): ts.ResolvedModuleFull | undefined => {
    if (found.has(name)) return found.get(name);
    const resolved = folders
      .map((folder) => ts.resolveModuleName(name, `${folder}/index.ts`, checkOptions, onDisk).resolvedModule)
      .find((one) => one !== undefined);
    found.set(name, resolved);
    return resolved;
  };
  const resolve = (name: string, from: string): ts.ResolvedModuleFull | undefined => {
    if (!(from in inMemory))
      return ts.resolveModuleName(name, from, checkOptions, onDisk).resolvedModule ?? ofPackage(name);
    if (name.startsWith('.')) return file(relativeModule(inMemory, from, name));
    if (!name.startsWith('@reelrupee/')) return ofPackage(name);
    const isOffered = from.startsWith(SOURCES) ? isSharedModule(name) : from.startsWith(OFFERED);
    const path = (isOffered ? offered : built).modules[name];
    return file(path && (isOffered ? OFFERED : BUILT) + path);
  };
  const host: ts.CompilerHost = {
    ...onDisk,
    fileExists: (path) => path in inMemory || onDisk.fileExists(path),
    readFile: (path) => inMemory[path] ?? onDisk.readFile(path),
    getSourceFile: (path, options) => {
      const text = inMemory[path];
      if (text !== undefined) return ts.createSourceFile(path, text, options);
      if (!parsed.has(path)) parsed.set(path, onDisk.getSourceFile(path, options));
      return parsed.get(path);
    },
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(({ text }) => ({ resolvedModule: resolve(text, from) })),
    writeFile: () => undefined,
  };
  const styles = built.modules['@reelrupee/ui/css-modules'];
  const own = Object.keys(sources).filter((path) => /\.tsx?$/.test(path));
  return { host, roots: [...own.map((path) => SOURCES + path), ...(styles ? [BUILT + styles] : [])] };
}

/**
 * The files of installed packages, the compiler's own included. Sources and declarations are another team's: a reference
 * or an absolute import in them must not put other files of this machine into the messages of the compiler.
 */
function installedPackages(): ts.CompilerHost {
  const onDisk = ts.createCompilerHost(checkOptions, true);
  const isOfPackage = (path: string) => posix.normalize(path).includes('/node_modules/');
  return {
    ...onDisk,
    fileExists: (path) => isOfPackage(path) && onDisk.fileExists(path),
    readFile: (path) => (isOfPackage(path) ? onDisk.readFile(path) : undefined),
    getSourceFile: (path, options) => (isOfPackage(path) ? onDisk.getSourceFile(path, options) : undefined),
  };
}

function below(folder: string, files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [folder + path, text]));
}

function file(path: string | undefined): ts.ResolvedModuleFull | undefined {
  if (!path) return undefined;
  const extension = /\.d\.ts$|\.tsx?$|\.json$/.exec(path)?.[0] ?? ts.Extension.Ts;
  return { resolvedFileName: path, extension, isExternalLibraryImport: false };
}
