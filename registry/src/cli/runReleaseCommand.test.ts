import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEFAULT_SITE_CONFIG } from '../store/siteConfig';
import { goLive } from '../testing/exampleStore';
import { memoryStore } from '../testing/memoryStore';
import { testFolder } from '../testing/testFolder';
import { runReleaseCommand } from './runReleaseCommand';

test('without a config.json to edit, --config asks for a file, and applies the one that is named', async () => {
  const store = await memoryStore()();
  await goLive(store);
  await expect(runReleaseCommand(store, undefined, { config: true, check: true })).rejects.toThrow(
    /memory, which has no config\.json[\s\S]*npm run release -- --config FILE/,
  );
  const file = join(testFolder(), 'edited.json');
  writeFileSync(file, JSON.stringify({ ...DEFAULT_SITE_CONFIG, adminUpiId: 'new@upi' }));
  const switched = await runReleaseCommand(store, undefined, { config: file, check: true });
  expect(switched?.entries).toMatchObject([{ action: 'config', changes: [{ to: 'new@upi' }] }]);
  await store.close();
});
