import { existsSync, mkdirSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { UserError } from '../../userError';
import { databaseDirectory } from './databaseDirectory';
import { DurableNodeFs, flushDirectory } from './durableNodeFs';

/** Without -F, which turns fsync off; the log is flushed by DurableNodeFs' fsync. */
const DURABLE: PGliteOptions = {
  startParams: PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  postgresqlconf: ['fsync = on', 'wal_sync_method = fsync'],
};

/** Less room than this on the disk is taken for the reason of a failed start, which needs it for the log. */
const START_MB = 64;

export interface OpenDirectory {
  pglite: PGlite;
  files: DurableNodeFs;
}

/**
 * Opens or creates the embedded database in `dataDir` and verifies that commits reach the disk. Throws a UserError if the
 * disk is full, of which PGlite's error says nothing.
 */
export async function openPgliteDirectory(dataDir: string, freeMb = freeMbOf): Promise<OpenDirectory> {
  const directory = databaseDirectory(dataDir);
  try {
    if (!existsSync(directory)) await createDirectory(dataDir, directory);
    const open = await start(directory);
    await probeDurability(open.pglite, open.files);
    return open;
  } catch (error) {
    const free = freeMb(dataDir);
    if (error instanceof UserError || free >= START_MB) throw error;
    throw new UserError(
      `The embedded database could not start: the disk of ${dataDir} has ${free} MB left. Nothing is lost: free some room, ${START_MB} MB or more, and start again.`,
    );
  }
}

function freeMbOf(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return Math.floor((bavail * bsize) / 2 ** 20);
}

/** Creates the database under another name and renames it, so that a kill leaves no partial database. */
async function createDirectory(dataDir: string, directory: string): Promise<void> {
  const unfinished = join(dataDir, 'pgdata.creating');
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const { pglite } = await start(unfinished);
  await pglite.close();
  renameSync(unfinished, directory);
  flushDirectory(dataDir);
}

async function start(directory: string): Promise<OpenDirectory> {
  const files = new DurableNodeFs(directory);
  const pglite = await PGlite.create({ ...DURABLE, fs: files });
  return { pglite, files };
}

/** Throws a UserError if commits do not reach the disk, which a later version of PGlite could cause. */
export async function probeDurability(pglite: PGlite, files: DurableNodeFs): Promise<void> {
  await pglite.exec('create table if not exists durability_probe (started_at timestamptz not null)');
  const before = files.flushes;
  await pglite.exec('insert into durability_probe values (now())');
  const flushed = files.flushes > before;
  await pglite.exec('truncate durability_probe');
  if (flushed) return;
  await pglite.close();
  throw new UserError(
    'The embedded database does not flush its commits to the disk; it is not safe to start.',
  );
}
