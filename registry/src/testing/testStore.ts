import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openFolderStore, type FolderStore } from '../store/folder/folderStore';
import type { SwitchOptions } from '../switch/switch';
import { goLive } from './exampleStore';

/** Makes a store in a temporary folder, with `mf-one` and `mf-two` live in the shell; removed after the running test. */
export async function testStore(options: SwitchOptions = {}): Promise<FolderStore> {
  const root = mkdtempSync(join(tmpdir(), 'store-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const store = openFolderStore(root);
  await goLive(store, options);
  return store;
}
