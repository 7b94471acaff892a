import { join } from 'node:path';
import { WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { openFolderStore } from './folder/folderStore';
import { UserError } from '../userError';
import type { Store } from './store';

/** The folder that RELEASE_DIR names, else `dist/site` of the workspace. */
export function defaultFolder(): string {
  return process.env['RELEASE_DIR'] ?? join(WORKSPACE, 'dist/site');
}

/**
 * Opens the store named on the command line, a folder or a `postgresql://` address; else the one of
 * RELEASE_DATABASE_URL, else the default folder.
 */
export async function openStore(named: string | undefined): Promise<Store> {
  const place = named ?? process.env['RELEASE_DATABASE_URL'] ?? defaultFolder();
  // An unset variable of a script, which would otherwise mean the current folder.
  if (place === '')
    throw new UserError('The registry has an empty name.', 'Name a folder or a database: --target');
  if (!/^postgres(ql)?:/.test(place)) return openFolderStore(place);
  // Lazy import: the folder store does not need the driver.
  const { openPostgresStore } = await import('./postgresql/postgresStore');
  return openPostgresStore(place);
}

/** Does some work with a store, and closes it. `named` as for `openStore`. */
export async function withStore<Result>(
  named: string | undefined,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await openStore(named);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
