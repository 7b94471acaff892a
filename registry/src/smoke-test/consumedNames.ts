/** Which names the scripts of a build take from shared modules, read from the built code itself. */
import ts from 'typescript';
import { literal } from '../contract-check/syntax';
import { parseScripts, type DeclarationOf } from './scopes';

/** `*` as a name stands for the whole module. */
export interface ConsumedName {
  module: string;
  name: string;
  /** The script, by its path in the release. */
  path: string;
}

/**
 * The names that scripts take, given the shared modules by their ids in the build. A bundled module gets at another
 * one by `const local = require(id)`, and at its exports by `local.name`; `require` is its third parameter.
 */
export function consumedNames(
  scripts: ReadonlyMap<string, string>,
  shared: Readonly<Record<string, string>>,
): ConsumedName[] {
  const { sources, declarationOf } = parseScripts(scripts);
  return [...sources].flatMap(([path, source]) => {
    const found = new Map<string, ConsumedName>();
    for (const { module, name } of namesIn(source, shared, declarationOf)) {
      found.set(`${module} ${name}`, { module, name, path });
    }
    return [...found.values()];
  });
}

type Used = Omit<ConsumedName, 'path'>;

function namesIn(
  source: ts.SourceFile,
  shared: Readonly<Record<string, string>>,
  declarationOf: DeclarationOf,
): Used[] {
  const used: Used[] = [];
  /** Modules by where their local names are declared, and these names. */
  const locals = new Map<ts.Node, string>();
  const texts = new Set<string>();
  walk(source, (node) => {
    const id = requiredId(node, declarationOf);
    const module = id === undefined ? undefined : shared[id];
    if (module === undefined) return;
    const { parent } = node;
    if (ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name)) {
      locals.set(parent, module);
      texts.add(parent.name.text);
    } else used.push({ module, name: nameTaken(node) });
  });
  walk(source, (node) => {
    if (!ts.isIdentifier(node) || !texts.has(node.text) || isOnlyAName(node)) return;
    const declaration = declarationOf(node);
    const module = declaration && locals.get(declaration);
    if (module !== undefined) used.push({ module, name: nameTaken(node) });
  });
  return used;
}

/** The id in `require(id)`, or undefined for any other node. */
function requiredId(node: ts.Node, declarationOf: DeclarationOf): string | undefined {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return undefined;
  const [id] = node.arguments;
  if (!id || !(ts.isStringLiteralLike(id) || ts.isNumericLiteral(id))) return undefined;
  const declaration = declarationOf(node.expression);
  const isRequire =
    declaration && ts.isParameter(declaration) && declaration.parent.parameters.indexOf(declaration) === 2;
  return isRequire ? id.text : undefined;
}

/** `name` of `local.name`; `default` where the bundler asks for that; else the whole module goes somewhere. */
function nameTaken(module: ts.Node): string {
  const { parent } = module;
  if (ts.isPropertyAccessExpression(parent)) return parent.name.text;
  if (ts.isElementAccessExpression(parent)) return literal(parent.argumentExpression) ?? '*';
  const isAskedForDefault =
    ts.isCallExpression(parent) &&
    ts.isPropertyAccessExpression(parent.expression) &&
    parent.expression.name.text === 'n';
  return isAskedForDefault ? 'default' : '*';
}

/** Not a reference: a property's name, or the name in a declaration. */
function isOnlyAName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  return (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) && parent.name === node;
}

function walk(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => walk(child, see));
}
