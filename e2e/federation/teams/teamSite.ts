/** A site for teams: two registry processes on one PostgreSQL behind nginx, and a provider with a mirror of the site. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openFolderStore } from '@reelrupee/registry/store/folder/folderStore';
import { mirrorSite } from '@reelrupee/registry/store/folder/mirror';
import { openPostgresStore } from '@reelrupee/registry/store/postgresql/postgresStore';
import type { Store } from '@reelrupee/registry/store/store';
import { copyLive } from '@reelrupee/registry/testing/copyLive';
import { startSiteAndRegistry } from '@reelrupee/registry/testing/nginx';
import { startServiceProcess } from '@reelrupee/registry/testing/serviceProcess';
import { startPrivatePostgresql } from '../../../api/src/testing/privatePostgresql';
import { findPostgresql, findServer } from '../../../api/src/testing/servers';
import { startTestApi, type TestApi } from '../../../api/src/testing/startTestApi';
import { ROOT } from '../workspace/workspaceCopy';
import { SITE_DIR } from '../../harness/siteDir';

const RELEASES = join(ROOT, 'registry/src/cli/releases.ts');

export interface TeamSite {
  api: TestApi;
  /** Address of the registry, for teams. */
  registry: string;
  store: Store;
  /** Ends one of the two registry processes as a power failure does. */
  killOne: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts all of it with what is live in the site under test. Null where PostgreSQL or nginx is not installed. */
export async function startTeamSite(previewOrigins: string[]): Promise<TeamSite | null> {
  const [postgresql, nginx] = [findPostgresql(), findServer('nginx')];
  if (!postgresql || !nginx) return null;
  const database = await startPrivatePostgresql(postgresql);
  const store = await openPostgresStore(database.url);
  await copyLive(openFolderStore(dirname(SITE_DIR)), store, previewOrigins);
  const folder = mkdtempSync(join(tmpdir(), 'mirror-'));
  await mirrorSite(store, folder);
  const siteDir = join(folder, 'public');
  const api = await startTestApi({ siteDir });
  const processes = await Promise.all([
    startServiceProcess(database.url, api.url),
    startServiceProcess(database.url, api.url),
  ]);
  const servers = await startSiteAndRegistry(
    nginx,
    siteDir,
    processes.map(({ url }) => url),
  );
  const endMirror = startMirror(database.url, folder);
  return {
    api,
    registry: servers.registry,
    store,
    killOne: async () => processes[0]?.kill(),
    stop: async () => {
      await endMirror();
      await servers.stop();
      await Promise.all(processes.map(({ kill }) => kill()));
      await api.stop();
      await store.close();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The command that a web server runs. Gives its end. */
function startMirror(target: string, folder: string): () => Promise<void> {
  const args = ['--import', 'tsx', RELEASES, '--mirror', folder, '--every', '1', '--target', target];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return async () => {
    child.kill();
    await ended;
  };
}
