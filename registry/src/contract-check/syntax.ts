/** Reading source files by their syntax. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { pathsBelow } from '../slashes';

/** Parses a TypeScript file. */
export function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}

/** The source files of a package that go into its release: all but tests. */
export function sourceFiles(dir: string): string[] {
  return pathsBelow(join(dir, 'src'))
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|d)\.tsx?$|(^|\/)testing\//.test(path))
    .map((path) => join(dir, 'src', path));
}

/** The text of a string literal, or undefined for any other node. */
export function literal(node: ts.Node | undefined): string | undefined {
  return node && ts.isStringLiteralLike(node) ? node.text : undefined;
}
