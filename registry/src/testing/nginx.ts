/** nginx with the configurations of `deploy/`, in front of a site and of registry processes. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startNginx } from '../../../deploy/testing/nginx';
import { freePort, untilListening } from '../../../deploy/testing/ports';
import { servedFolder } from '../../../deploy/testing/servedFolder';

const REGISTRY_CONFIGURATION = join(import.meta.dirname, '../../../deploy/registry.conf');

export interface Nginx {
  /** Address of the site. */
  site: string;
  /** Address of the registry. */
  registry: string;
  stop: () => Promise<void>;
}

/** Starts nginx. `registries`: addresses of the registry's processes. */
export async function startSiteAndRegistry(
  program: string,
  siteDir: string,
  registries: string[],
): Promise<Nginx> {
  const folder = servedFolder('nginx-');
  const [sitePort, registryPort] = [await freePort(), await freePort()];
  const servers = registries
    .map((url) => `server ${new URL(url).host} max_fails=1 fail_timeout=2s;`)
    .join(' ');
  const child = startNginx({
    program,
    folder,
    hosts: 'one-host.conf',
    values: {
      LISTEN: `127.0.0.1:${sitePort}`,
      TLS_SETTINGS: '',
      SITE_ROOT: siteDir,
      MEDIA_ROOT: folder,
      API_SERVERS: servers,
    },
    further: registryConfiguration(`127.0.0.1:${registryPort}`, servers),
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await untilListening(registryPort);
  return {
    site: `http://127.0.0.1:${sitePort}`,
    registry: `http://127.0.0.1:${registryPort}`,
    stop: async () => {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function registryConfiguration(listen: string, servers: string): string {
  return readFileSync(REGISTRY_CONFIGURATION, 'utf8')
    .replaceAll(/^#.*$/gm, '')
    .replace('REGISTRY_LISTEN', listen)
    .replace('REGISTRY_SERVERS', servers);
}
