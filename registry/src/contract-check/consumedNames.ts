/** The names that a build imports from shared modules, read from its prerender bundle. */
import { isSharedModule } from '@reelrupee/federation/sharing';
import ts from 'typescript';
import { literal } from './syntax';

/** `*` as a name means the whole module. */
export interface ConsumedName {
  module: string;
  name: string;
}

/**
 * The names that a CommonJS bundle takes from shared modules. The bundler declares `const local = require("module")`, or
 * wraps the module and declares `var local = __webpack_require__(id)`, and reads exports as `local.name`.
 */
export function consumedNames(bundle: string): ConsumedName[] {
  const source = ts.createSourceFile('bundle.js', bundle, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const wrapped = wrappedModules(source);
  const locals = new Locals();
  const found = new Map<string, ConsumedName>();
  const add = (module: string, name: string) => found.set(`${module} ${name}`, { module, name });
  walk(source, (node) => {
    const argument = requireArgument(node);
    const module = argument && isSharedModule(argument) ? argument : wrapped.get(argument ?? '');
    if (module === undefined || isWrapper(node)) return;
    if (ts.isVariableDeclaration(node.parent) && ts.isIdentifier(node.parent.name)) {
      locals.declare(node.parent.name, module);
    } else add(module, nameTaken(node));
  });
  walk(source, (node) => {
    if (!ts.isIdentifier(node) || isOnlyAName(node)) return;
    const module = locals.moduleOf(node);
    if (module !== undefined) add(module, nameTaken(node));
  });
  return [...found.values()];
}

/** Local names by the function that declares them: the bundler uses the same name in many modules. */
class Locals {
  readonly #byScope = new Map<ts.Node, Map<string, string>>();

  declare(name: ts.Identifier, module: string): void {
    const scope = scopeOf(name);
    const names = this.#byScope.get(scope) ?? new Map<string, string>();
    this.#byScope.set(scope, names.set(name.text, module));
  }

  moduleOf(use: ts.Identifier): string | undefined {
    for (let scope = scopeOf(use); ; scope = scopeOf(scope)) {
      const module = this.#byScope.get(scope)?.get(use.text);
      if (module !== undefined || ts.isSourceFile(scope)) return module;
    }
  }
}

/** The function around a node, or the file. */
function scopeOf({ parent }: ts.Node): ts.Node {
  return ts.isFunctionLike(parent) || ts.isSourceFile(parent) ? parent : scopeOf(parent);
}

/** Modules by the ids of their wrappers: `"id"(module) { module.exports = require("module"); }`. */
function wrappedModules(source: ts.SourceFile): Map<string, string> {
  const wrapped = new Map<string, string>();
  walk(source, (node) => {
    const module = requireArgument(node);
    if (module === undefined || !isSharedModule(module) || !isWrapper(node)) return;
    const { name } = scopeOf(node) as ts.Node & { name?: ts.Node };
    if (name && ts.isStringLiteralLike(name)) wrapped.set(name.text, module);
  });
  return wrapped;
}

/** `module.exports = require("module")`. */
function isWrapper({ parent }: ts.Node): boolean {
  return ts.isBinaryExpression(parent) && parent.left.getText() === 'module.exports';
}

/** The text in `require("text")`, for any name that the bundler gives to `require`. */
function requireArgument(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return undefined;
  const [argument] = node.arguments;
  return argument && ts.isStringLiteralLike(argument) ? argument.text : undefined;
}

/**
 * `name` of `local.name`; `default` where the bundler's `n` reads it; otherwise the module is passed on as an object.
 */
function nameTaken(module: ts.Node): string {
  const { parent } = module;
  if (ts.isPropertyAccessExpression(parent)) return parent.name.text;
  if (ts.isElementAccessExpression(parent)) return literal(parent.argumentExpression) ?? '*';
  const readsDefault =
    ts.isCallExpression(parent) &&
    ts.isPropertyAccessExpression(parent.expression) &&
    parent.expression.name.text === 'n';
  return readsDefault ? 'default' : '*';
}

/** Not a reference: a property's name, or the name in a declaration. */
function isOnlyAName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  return (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) && parent.name === node;
}

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}
