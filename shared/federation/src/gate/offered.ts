/** What the shell of these sources offers: the names that each shared module exports, and its version. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { sharedVersion } from '../build/sharedOptions';
import { SHARED_MODULES } from '../sharing';
import { literal, parse } from './syntax';

export interface OfferedModule {
  version: string;
  names: string[];
}

/** The shared modules by name. */
export function offeredModules(shellDir: string): Record<string, OfferedModule> {
  const require = createRequire(join(shellDir, 'package.json'));
  return Object.fromEntries(
    SHARED_MODULES.map(({ name }) => {
      const path = require.resolve(name);
      const names = /\.tsx?$/.test(path) ? exportedNames(path) : Object.keys(require(name) as object);
      return [name, { version: sharedVersion(name), names: [...new Set([...names, 'default'])].sort() }];
    }),
  );
}

/** The values that a source file exports, those it passes on included. */
export function exportedNames(file: string): string[] {
  return parse(file).statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) return passedOn(file, statement);
    if (!isExported(statement)) return [];
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.flatMap(({ name }) =>
        ts.isIdentifier(name) ? [name.text] : [],
      );
    }
    const declared =
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isEnumDeclaration(statement);
    return declared && statement.name ? [statement.name.text] : [];
  });
}

function passedOn(
  file: string,
  { isTypeOnly, exportClause, moduleSpecifier }: ts.ExportDeclaration,
): string[] {
  if (isTypeOnly) return [];
  if (!exportClause) return exportedNames(resolveSource(file, literal(moduleSpecifier) ?? ''));
  if (ts.isNamespaceExport(exportClause)) return [exportClause.name.text];
  return exportClause.elements.filter((element) => !element.isTypeOnly).map(({ name }) => name.text);
}

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function resolveSource(from: string, specifier: string): string {
  const base = join(dirname(from), specifier);
  const found = [`${base}.ts`, `${base}.tsx`, join(base, 'index.ts'), join(base, 'index.tsx')].find(
    existsSync,
  );
  if (!found) throw new Error(`${from} passes on ${specifier}, which is no source file beside it.`);
  return found;
}
