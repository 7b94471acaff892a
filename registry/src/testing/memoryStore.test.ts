import { beforeEach } from 'vitest';
import type { Store } from '../store/store';
import { memoryStore } from './memoryStore';
import { testStoreContract } from './storeContract';

let open: () => Promise<Store>;
beforeEach(() => {
  open = memoryStore();
});

testStoreContract(() => open());
