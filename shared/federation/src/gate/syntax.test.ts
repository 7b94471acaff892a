import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importedNames } from './imports';
import { exportedNames } from './offered';
import { declaredScreens } from './screens';

let dir = '';

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'gate-'));
  mkdirSync(join(dir, 'src'));
});
afterAll(() => rmSync(dir, { recursive: true }));

function write(name: string, text: string): string {
  const file = join(dir, 'src', name);
  writeFileSync(file, text);
  return file;
}

test('imported values are found by name, types and own files are not', () => {
  write('A.test.tsx', `import { render } from '@testing-library/react';`);
  write(
    'A.tsx',
    `import React, { useState, type ReactNode } from 'react';
     import type { Plan } from '@reelrupee/contract/entities';
     import { Button as Knob } from '@reelrupee/ui/core';
     import './own.css';
     export { formatRupees } from '@reelrupee/platform';
     const qr = () => import('@reelrupee/ui/qr');`,
  );
  expect(importedNames(dir)).toEqual([
    { module: 'react', name: 'default', file: 'src/A.tsx' },
    { module: 'react', name: 'useState', file: 'src/A.tsx' },
    { module: '@reelrupee/ui/core', name: 'Button', file: 'src/A.tsx' },
    { module: '@reelrupee/platform', name: 'formatRupees', file: 'src/A.tsx' },
    { module: '@reelrupee/ui/qr', name: '*', file: 'src/A.tsx' },
  ]);
});

test('exported values are found by name, through the files that are passed on', () => {
  write('inner.ts', `export const a = 1; export function b() {} export type T = string; const hidden = 1;`);
  const file = write(
    'facade.ts',
    `export * from './inner'; export { type U, c as d } from './other'; export class E {} export type { V } from './x';`,
  );
  expect(exportedNames(file)).toEqual(['a', 'b', 'd', 'E']);
});

test('the screens of the exposed module are its keys', () => {
  write(
    'remote.tsx',
    `export default defineRemote({ screens: { '/plan': Plan, '/pay': lazy(() => import('./Pay')) } });`,
  );
  expect(declaredScreens(dir)).toEqual(['/plan', '/pay']);
});

test('a module of another shape has no screens', () => {
  write('remote.tsx', `export const screens = { '/plan': Plan };`);
  expect(declaredScreens(dir)).toBeUndefined();
});
