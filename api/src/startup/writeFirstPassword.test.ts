import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { administratorMessage, writeFirstPassword, passwordFile } from './writeFirstPassword';

const folder = mkdtempSync(join(tmpdir(), 'reelrupee-first-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const administrator = { email: 'admin@reelrupee.local', password: 'only-once-1' };
const production = { isProduction: true, DATA_DIR: join(folder, 'data'), ADMIN_PASSWORD: undefined };

describe('the first password', () => {
  it('is printed in development', () => {
    expect(administratorMessage(administrator, { ...production, isProduction: false })).toContain(
      'only-once-1',
    );
  });

  it('is in a file of its owner in production, and not printed', async () => {
    const file = passwordFile(production);
    mkdirSync(production.DATA_DIR);
    writeFileSync(file, 'of an earlier start', { mode: 0o644 });
    await writeFirstPassword(administrator, production);
    expect(readFileSync(file, 'utf8')).toBe('admin@reelrupee.local\nonly-once-1\n');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(administratorMessage(administrator, production)).not.toContain('only-once-1');
  });

  it('is nowhere if it was set', async () => {
    const config = { ...production, DATA_DIR: join(folder, 'other'), ADMIN_PASSWORD: 'only-once-1' };
    await writeFirstPassword(administrator, config);
    expect(() => statSync(passwordFile(config))).toThrow('ENOENT');
    expect(administratorMessage(administrator, config)).not.toContain('only-once-1');
  });

  it('stops the start if it cannot be handed over', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    await expect(writeFirstPassword(administrator, { ...production, DATA_DIR: file })).rejects.toThrow(
      'Set ADMIN_PASSWORD',
    );
  });
});
