import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './root.mjs';

/** A file for each rule, whose only defect it finds. */
const DEFECTS = {
  'eslint(no-case-declarations)':
    'switch (Date.now()) {\n  case 1:\n    const one = 1;\n    String(one);\n}\n',
  'eslint(no-console)': "console.log('here');\n",
  'eslint(no-empty)': "try {\n  String('');\n} catch {}\n",
  'eslint(no-unused-vars)': "const unused = '';\n",
  'eslint(no-useless-assignment)':
    "export function f(): string {\n  let word = 'a';\n  word = 'b';\n  return word;\n}\n",
  'eslint(no-var)': 'export var old = 1;\n',
  'eslint(prefer-const)': 'let kept = 1;\nexport const twice = 2 * kept;\n',
  'typescript(array-type)': 'export type Names = Array<string>;\n',
  'typescript(ban-ts-comment)': "// @ts-ignore\nexport const one: number = 'one';\n",
  'typescript(consistent-type-imports)': "import { Buffer } from 'node:buffer';\nexport type B = Buffer;\n",
  'typescript(no-explicit-any)': 'export const anything = (value: any): unknown => value;\n',
  'typescript(no-floating-promises)': "export function save(): void {\n  Promise.resolve('saved');\n}\n",
  'typescript(no-non-null-assertion)': 'export const first = (all: string[] | undefined) => all!.length;\n',
  'typescript(switch-exhaustiveness-check)':
    "export function wordOf(kind: 'paid' | 'locked'): string {\n  switch (kind) {\n    case 'paid':\n      return 'Paid';\n  }\n  return '';\n}\n",
};

it('finds each of these defects, those that need types among them, and no other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reelrupee-lint-'));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true } }));
  const rules = Object.keys(DEFECTS);
  for (const [index, text] of Object.values(DEFECTS).entries())
    writeFileSync(join(folder, `defect${index}.ts`), text);
  const found = rulesBrokenIn(['-c', join(ROOT, '.oxlintrc.json'), folder]);
  expect(found).toEqual(Object.fromEntries(rules.map((rule, index) => [`defect${index}.ts`, [rule]])));
  rmSync(folder, { recursive: true });
});

/** The rules that each file breaks. */
function rulesBrokenIn(args) {
  const broken = {};
  for (const { filename, code } of diagnosticsOf(args))
    (broken[filename.split('/').at(-1)] ??= []).push(code);
  return broken;
}

function diagnosticsOf(args) {
  try {
    execFileSync('npx', ['oxlint', '--type-aware', '-f', 'json', ...args], { cwd: ROOT, encoding: 'utf8' });
    return [];
  } catch (error) {
    return JSON.parse(error.stdout).diagnostics;
  }
}
