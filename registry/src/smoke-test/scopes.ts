/** Scripts with their scopes: short names mean something else in every function of built code. */
import ts from 'typescript';

/** Where the name that is used at a place is declared. */
export type DeclarationOf = (use: ts.Identifier) => ts.Declaration | undefined;

export interface ParsedScripts {
  /** By the paths of the scripts. */
  sources: ReadonlyMap<string, ts.SourceFile>;
  declarationOf: DeclarationOf;
}

const OPTIONS: ts.CompilerOptions = { allowJs: true, noLib: true, noResolve: true, types: [] };

/** Parses scripts, given by their paths. */
export function parseScripts(scripts: ReadonlyMap<string, string>): ParsedScripts {
  const sources = new Map(
    [...scripts].map(([path, text]) => [
      path,
      ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS),
    ]),
  );
  const checker = ts.createProgram([...sources.keys()], OPTIONS, hostOf(sources)).getTypeChecker();
  return {
    sources,
    declarationOf: (use) => checker.resolveName(use.text, use, ts.SymbolFlags.Value, false)?.valueDeclaration,
  };
}

/** A host with these scripts and nothing else: no type is ever asked for. */
function hostOf(sources: ReadonlyMap<string, ts.SourceFile>): ts.CompilerHost {
  return {
    getSourceFile: (path) => sources.get(path),
    fileExists: (path) => sources.has(path),
    readFile: () => undefined,
    writeFile: () => undefined,
    getCurrentDirectory: () => '/',
    getDefaultLibFileName: () => 'lib.d.ts',
    getCanonicalFileName: (path) => path,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
  };
}
