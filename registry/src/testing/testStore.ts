import { openFolderStore, type FolderStore } from '../store/folder/folderStore';
import type { SwitchOptions } from '../switch/switch';
import { goLive } from './exampleStore';
import { testFolder } from './testFolder';

/** Makes a store in a temporary folder, with `mf-one` and `mf-two` live in the shell; removed after the running test. */
export async function testStore(options: SwitchOptions = {}): Promise<FolderStore> {
  const store = openFolderStore(testFolder());
  await goLive(store, options);
  return store;
}
