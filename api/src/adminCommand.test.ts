import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { adminCommand } from './adminCommand';

const folder = mkdtempSync(join(tmpdir(), 'reelrupee-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('is the program of a shipped folder, and the script of npm in a checkout', () => {
  const dist = join(folder, 'dist');
  mkdirSync(dist);
  writeFileSync(join(dist, 'admin.js'), '');
  expect(adminCommand(dist)).toBe(`node ${dist}/admin.js`);
  mkdirSync(join(folder, 'src'));
  expect(adminCommand(dist)).toBe('npm run admin --');
  expect(adminCommand()).toBe('npm run admin --');
});
