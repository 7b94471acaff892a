import { posix } from 'node:path';
import ts from 'typescript';
import { checkOptions } from './compilerOptions';
import type { Declarations } from './declarations';
import { reachableFiles } from './reachableFiles';
import { CONTRACT_PACKAGES, offeredPackages, type OfferedPackage } from './offeredModules';

/** A build of several remotes asks for the same packages again. */
const known = new Map<string, Declarations>();

/**
 * The declarations of the contract packages that are installed for a package: emitted from their sources in the
 * workspace, read as published elsewhere. Comments are left out, so that only types make a difference.
 */
export function readDeclarations(dir: string): Declarations {
  const packages = offeredPackages(dir);
  const key = packages.map((one) => one.dir).join('\0');
  const declarations = known.get(key) ?? emit(packages);
  known.set(key, declarations);
  return declarations;
}

function emit(packages: OfferedPackage[]): Declarations {
  const modules = Object.assign({}, ...packages.map((one) => one.modules)) as Record<string, string>;
  const styles = packages.map(({ dir }) => posix.join(dir, 'css-modules.d.ts'));
  const roots = [...Object.values(modules), ...styles.filter((file) => ts.sys.fileExists(file))];
  const options: ts.CompilerOptions = {
    ...checkOptions,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    // Errors of types are reported elsewhere; without the check, declarations take a quarter less time.
    noCheck: true,
    removeComments: true,
    outDir: '/declarations',
  };
  const program = ts.createProgram(roots, options);
  const files: Record<string, string> = {};
  for (const source of program.getSourceFiles()) {
    const path = pathIn(packages, source.fileName);
    if (path === undefined) continue;
    if (source.isDeclarationFile) files[path] = withoutComments(source);
    else program.emit(source, (_path, text) => (files[declared(path)] = text), undefined, true);
  }
  const declaredModules = Object.entries(modules).map(
    ([module, file]) => [module, declared(pathIn(packages, file) ?? file)] as const,
  );
  return reachableFiles({ modules: Object.fromEntries(declaredModules), files });
}

/** Path of a file below its package's name: `platform/src/index.ts`. Undefined for files of other packages. */
function pathIn(packages: OfferedPackage[], file: string): string | undefined {
  const index = packages.findIndex(({ dir }) => file.startsWith(`${dir}/`));
  const owner = packages[index];
  if (!owner || file.includes('/node_modules/', owner.dir.length)) return undefined;
  const name = CONTRACT_PACKAGES.find((one) => owner.dir.endsWith(`/${one}`)) ?? String(index);
  return `${name}/${posix.relative(owner.dir, file)}`;
}

function declared(path: string): string {
  return path.replace(/(?<!\.d)\.tsx?$/, '.d.ts');
}

function withoutComments(source: ts.SourceFile): string {
  return ts.createPrinter({ removeComments: true }).printFile(source);
}
