import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './root.mjs';

const FORGOTTEN_AWAIT = `export function save(): void {\n  Promise.resolve('saved');\n}\n`;
const FORGOTTEN_CASE = `export function wordOf(kind: 'paid' | 'locked'): string {
  switch (kind) {
    case 'paid':
      return 'Paid';
  }
  return '';
}
`;

it('finds a promise without await and a switch without a case, which need types', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reelrupee-lint-'));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true } }));
  writeFileSync(join(folder, 'await.ts'), FORGOTTEN_AWAIT);
  writeFileSync(join(folder, 'case.ts'), FORGOTTEN_CASE);
  const config = join(ROOT, '.oxlintrc.json');
  const rules = rulesBrokenIn(['-c', config, folder]);
  expect(rules).toEqual(['typescript(no-floating-promises)', 'typescript(switch-exhaustiveness-check)']);
  rmSync(folder, { recursive: true });
});

function rulesBrokenIn(args) {
  try {
    execFileSync('npx', ['oxlint', '--type-aware', '-f', 'json', ...args], { cwd: ROOT, encoding: 'utf8' });
    return [];
  } catch (error) {
    return JSON.parse(error.stdout)
      .diagnostics.map(({ code }) => code)
      .sort();
  }
}
