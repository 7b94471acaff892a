/** The imports of a package from outside its own folder. */
import { relative } from 'node:path';
import ts from 'typescript';
import { withSlashes } from '../slashes';
import { literal, parse, sourceFiles } from './syntax';

/** `*` as a name means the whole module. */
export interface ImportedName {
  module: string;
  name: string;
  /** The importing file, relative to the package's folder. */
  file: string;
}

/** Every value that the sources of a package import from other packages. Types are erased and do not count. */
export function importedNames(dir: string): ImportedName[] {
  return sourceFiles(dir).flatMap((path) => {
    const file = withSlashes(relative(dir, path));
    return moduleUses(parse(path))
      .filter(({ module }) => !module.startsWith('.'))
      .flatMap(({ module, names }) => names.map((name) => ({ module, name, file })));
  });
}

interface ModuleUse {
  module: string;
  names: string[];
}

function moduleUses(source: ts.SourceFile): ModuleUse[] {
  const uses: ModuleUse[] = [];
  const add = (specifier: ts.Node | undefined, names: string[]) => {
    const module = literal(specifier);
    if (module !== undefined) uses.push({ module, names });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, namesOfImport(node.importClause));
    else if (ts.isExportDeclaration(node) && !node.isTypeOnly) add(node.moduleSpecifier, namesOfExport(node));
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], ['*']);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return uses;
}

function namesOfImport(clause: ts.ImportClause | undefined): string[] {
  if (!clause) return ['*'];
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
  const own = clause.name ? ['default'] : [];
  const { namedBindings } = clause;
  if (!namedBindings) return own;
  if (ts.isNamespaceImport(namedBindings)) return [...own, '*'];
  return [...own, ...namesOf(namedBindings.elements)];
}

function namesOfExport({ exportClause }: ts.ExportDeclaration): string[] {
  return exportClause && ts.isNamedExports(exportClause) ? namesOf(exportClause.elements) : ['*'];
}

function namesOf(elements: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[]): string[] {
  return elements
    .filter((element) => !element.isTypeOnly)
    .map((element) => (element.propertyName ?? element.name).text);
}
