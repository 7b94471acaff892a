import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { testStoreContract } from '../../testing/storeContract';
import { openFolderStore } from './folderStore';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'store-'));
});
afterEach(() => rmSync(root, { recursive: true }));

testStoreContract(async () => openFolderStore(root));
