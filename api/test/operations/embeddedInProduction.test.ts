import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { putNewDatabase } from '../../src/testing/createdDirectory';
import { fixturePack } from '../../src/testing/fixturePack';
import { bundleForTest, startServerProcess } from '../../src/testing/serverProcess';

it('a production start without DATABASE_URL says that it uses the embedded database', async () => {
  const [bundled, pack] = [await bundleForTest(), fixturePack(12)];
  const folder = mkdtempSync(join(tmpdir(), 'reelrupee-embedded-'));
  await putNewDatabase(folder);
  const env = { DATA_DIR: folder, MEDIA_DIR: pack.directory };
  const warned = async (settings: Record<string, string>) => {
    const server = await startServerProcess(bundled.server, { ...env, ...settings });
    // Lines of the log are complete at the end.
    expect(await server.end('SIGTERM')).toBe(0);
    return server.output().includes('DATABASE_URL is not set');
  };
  expect(await warned({ NODE_ENV: 'production' })).toBe(true);
  expect(await warned({ LOG_LEVEL: 'info' })).toBe(false);
  rmSync(folder, { recursive: true });
  bundled.remove();
  pack.remove();
});
