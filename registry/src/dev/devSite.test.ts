import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readAudit } from '../store/auditLog';
import { readLive } from '../switch/switch';
import { testStore } from '../testing/testStore';
import { removeForeign } from './devSite';

test('the development site keeps no remote that is gone from the workspace, nor its page', async () => {
  const store = await testStore();
  expect(existsSync(join(store.public, 'one/index.html'))).toBe(true);
  await removeForeign(store);
  expect((await readLive(store))?.remotes).toEqual({});
  expect(existsSync(join(store.public, 'one/index.html'))).toBe(false);
  expect((await readAudit(store)).slice(-2).map(({ action, name }) => `${action} ${name}`)).toEqual([
    'remove mf-one',
    'remove mf-two',
  ]);
});
