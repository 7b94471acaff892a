/** `reelrupee health` against the real registry over HTTP. */
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLocalServer } from '../../../../deploy/testing/localServer';
import { unknownRoute } from '../../service/contract';
import { buildService } from '../../service/buildService';
import type { FolderStore } from '../../store/folder/folderStore';
import { addTeam } from '../../testing/team';
import { testStore } from '../../testing/testStore';
import { teamCommand } from './teamCommand';

const REMOTE = join(import.meta.dirname, '../../../../mf-home');

let store: FolderStore;
let stop: () => Promise<void>;
beforeEach(async () => {
  store = await testStore();
  const { token } = await addTeam(store, 'mf-home');
  const app = buildService({ store, audience: 'http://registry.test', site: 'http://site.test' });
  stop = () => app.close();
  vi.stubEnv('REELRUPEE_REGISTRY', await app.listen({ port: 0, host: '127.0.0.1' }));
  vi.stubEnv('RELEASE_TOKEN', token);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await stop();
});

async function type(...args: string[]): Promise<string> {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await teamCommand(REMOTE).parseAsync(['health', ...args], { from: 'user' });
  const said = log.mock.calls.join('\n');
  log.mockRestore();
  return said;
}

test('prints the failures as a table, and as JSON', async () => {
  const lastSeen = '2026-01-31T09:05:00.000Z';
  const failures = [{ kind: 'render', count: 2, lastSeen, message: 'no plan' }];
  const releases = [{ id: '1.0.0-a', views: 8, failed: 2, failures }];
  await store.saveHealth('mf-home', {
    readAt: new Date().toISOString(),
    hours: 24,
    isTruncated: false,
    releases,
  });
  expect(await type()).toMatch(
    /^mf-home: reports .*\n1\.0\.0-a {2}published {3}25\.0 % of 8 page views failed\n {4}render ×2, .*: no plan$/,
  );
  expect(JSON.parse(await type('--json'))).toMatchObject({
    remote: 'mf-home',
    releases: [{ status: 'published', failures }],
  });
});

test('says that there are no reports yet, and who reads them', async () => {
  expect(await type()).toMatch(/^The registry has no reports about mf-home yet\. .*--judge/);
  expect(JSON.parse(await type('--json'))).toMatchObject({
    remote: 'mf-home',
    problem: expect.stringContaining('no reports') as string,
  });
});

test('says that a registry is older than the command', async () => {
  const older = await startLocalServer(({ method = '', url = '' }, response) =>
    response.writeHead(404).end(JSON.stringify({ problem: unknownRoute(method, url) })),
  );
  vi.stubEnv('REELRUPEE_REGISTRY', older.url);
  expect(await type()).toBe(
    `The registry at ${older.url} is older than this command and keeps no reports. Ask its operator to update it.`,
  );
  await older.stop();
});
