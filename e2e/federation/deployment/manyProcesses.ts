/** A deployment past one process: nginx before two api processes, which share one PostgreSQL and one Redis. */
import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPrivatePostgresql } from '../../../api/src/testing/privatePostgresql';
import {
  bundleForTest,
  startServerProcess,
  type ServerProcess,
} from '../../../api/src/testing/serverProcess';
import { findPostgresql, findServer } from '../../../api/src/testing/servers';
import { startNginx } from '../../../deploy/testing/nginx';
import { freePort, untilListening } from '../../../deploy/testing/ports';
import { servedFolder } from '../../../deploy/testing/servedFolder';
import { SITE_DIR } from '../../harness/siteDir';

const ROOT = join(import.meta.dirname, '../../..');
const MEDIA_DIR = join(ROOT, 'media/pack');

export interface Deployment {
  /** Address that visitors use: nginx. */
  url: string;
  servers: ServerProcess[];
  stop: () => Promise<void>;
}

/** Starts all of it, each on a free port or socket of its own. Null where a program is not installed. */
export async function startDeployment(): Promise<Deployment | null> {
  const bin = findPostgresql();
  const redisServer = findServer('redis');
  const nginxServer = findServer('nginx');
  if (!bin || !redisServer || !nginxServer) return null;
  const folder = servedFolder('deployment-');
  const postgresql = await startPrivatePostgresql(bin);
  const redisPort = await freePort();
  const redis = spawn(redisServer, ['--port', String(redisPort), '--save', '', '--dir', folder]);
  await untilListening(redisPort);
  const bundled = await bundleForTest();
  const env = {
    DATABASE_URL: postgresql.url,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    TRUST_PROXY: '1',
    SIGN_IN_LIMIT_PER_MINUTE: '0',
  };
  // One after the other: the first one makes the tables.
  const servers = [
    await startServerProcess(bundled.server, env),
    await startServerProcess(bundled.server, env),
  ];
  const port = await freePort();
  const upstreams = servers.map(({ url }) => `server ${new URL(url).host} max_fails=1 fail_timeout=2s;`);
  const nginx = startNginx({
    program: nginxServer,
    folder,
    hosts: 'one-host.conf',
    values: {
      LISTEN: `127.0.0.1:${port}`,
      TLS_SETTINGS: '',
      SITE_ROOT: SITE_DIR,
      MEDIA_ROOT: MEDIA_DIR,
      API_SERVERS: upstreams.join(' '),
    },
    // Site and media are in the checkout, which may be where other users cannot enter, such as /root.
    user: 'root',
  });
  await untilListening(port);
  return {
    url: `http://127.0.0.1:${port}`,
    servers,
    stop: async () => {
      await ended(nginx);
      await Promise.all(servers.map((server) => server.end('SIGTERM')));
      await ended(redis);
      await postgresql.stop();
      bundled.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
