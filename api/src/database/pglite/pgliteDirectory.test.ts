import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, describe, expect, it } from 'vitest';
import { UserError } from '../../userError';
import { lockDirectory } from './directoryLock';
import { DurableNodeFs } from './durableNodeFs';
import { openPgliteDirectory, probeDurability } from './openPglite';

const folder = mkdtempSync(join(tmpdir(), 'reelrupee-dir-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the embedded database on a directory', () => {
  it('is created atomically, and flushes every commit to the disk', async () => {
    const dataDir = join(folder, 'fresh');
    // The remains of a kill during creation.
    mkdirSync(join(dataDir, 'pgdata.creating'), { recursive: true });
    writeFileSync(join(dataDir, 'pgdata.creating', 'PG_VERSION'), 'half');
    const { pglite, files } = await openPgliteDirectory(dataDir);
    await pglite.exec('create table kept (number integer)');
    const before = files.flushes;
    for (let number = 0; number < 5; number += 1)
      await pglite.query('insert into kept values ($1)', [number]);
    expect(files.flushes - before).toBeGreaterThanOrEqual(5);
    const { rows } = await pglite.query<{ name: string; setting: string }>(
      "select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit')",
    );
    expect(rows.map(({ setting }) => setting)).toEqual(['on', 'on', 'on']);
    await pglite.close();
    expect(readdirSync(dataDir)).toEqual(['pgdata']);

    const again = await openPgliteDirectory(dataDir);
    const kept = await again.pglite.query('select count(*)::int as count from kept');
    expect(kept.rows).toEqual([{ count: 5 }]);
    await again.pglite.close();
  });

  it('says that the disk is full, where that is why it cannot start', async () => {
    const dataDir = join(folder, 'full');
    mkdirSync(join(dataDir, 'pgdata'), { recursive: true });
    writeFileSync(join(dataDir, 'pgdata', 'PG_VERSION'), 'damaged');
    await expect(openPgliteDirectory(dataDir, () => 3)).rejects.toThrow(
      `the disk of ${dataDir} has 3 MB left. Nothing is lost`,
    );
    await expect(openPgliteDirectory(dataDir)).rejects.not.toThrow(UserError);
  });

  it('does not open if commits do not reach the disk', async () => {
    const pglite = await PGlite.create();
    const files = new DurableNodeFs(join(folder, 'unused'));
    await expect(probeDurability(pglite, files)).rejects.toThrow(UserError);
  });
});

describe('the lock of a data directory', () => {
  it('is exclusive for every path to the directory, and free after release', async () => {
    const directory = join(folder, 'locked');
    mkdirSync(directory);
    symlinkSync(directory, join(folder, 'alias'));
    const lock = await lockDirectory(directory);
    await expect(lockDirectory(directory)).rejects.toThrow(UserError);
    await expect(lockDirectory(join(folder, 'alias'))).rejects.toThrow('is in use by another running server');
    await lock.release();
    await (await lockDirectory(directory)).release();
  });
});
