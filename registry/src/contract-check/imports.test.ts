import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importedNames } from './imports';

let dir = '';

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'imports-'));
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
