/** Builds stylesheets with the bundler and reads what it writes. */
import { createRsbuild } from '@rsbuild/core';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { styleLayers } from './styleLayers';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'layers-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** The CSS of a build whose entry imports these files, the first one in layer `low`. */
async function build(files: Record<string, string>): Promise<string> {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
  const [first = ''] = Object.keys(files);
  writeFileSync(
    join(dir, 'index.js'),
    Object.keys(files)
      .map((name) => `import './${name}';`)
      .join(''),
  );
  const rsbuild = await createRsbuild({
    cwd: dir,
    config: {
      mode: 'production',
      logLevel: 'error',
      source: { entry: { page: './index.js' } },
      output: { distPath: { root: 'out', css: '' }, filename: { css: '[name].css' } },
      tools: { htmlPlugin: false, ...styleLayers((path) => (path.endsWith(first) ? 'low' : undefined)) },
    },
  });
  await (await rsbuild.build()).close();
  return readFileSync(join(dir, 'out/page.css'), 'utf8');
}

test('rules of a file are in its layer, conditions and keyframes too', async () => {
  const css = await build({
    'low.css': '.a { color: red } @media print { .a { top: 0 } } @keyframes turn { to { rotate: 9deg } }',
    'none.css': '.b { color: #00f }',
  });
  expect(css).toMatch(
    /^@layer low\{\.a\{color:red\}@media print\{\.a\{top:0\}\}@keyframes turn\{.*\}\}\.b\{color:#00f\}$/,
  );
});

test('an order of layers stays in front', async () => {
  expect(await build({ 'order.css': '@layer low, high;', 'b.css': '.b { top: 0 }' })).toMatch(
    /^@layer low,high;\.b/,
  );
});
