import { join } from 'node:path';
import { WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { openFolderStore, type FolderStore } from './folder/folderStore';

/** Opens the store named on the command line or by RELEASE_DIR, else `dist/site` of the workspace. */
export function openStore(named: string | undefined): FolderStore {
  return openFolderStore(named ?? process.env['RELEASE_DIR'] ?? join(WORKSPACE, 'dist/site'));
}
