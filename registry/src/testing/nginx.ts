/** nginx with the configurations of `deploy/`, in front of a site and of registry processes. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { WORKSPACE } from '@reelrupee/federation/presets/workspace';

export interface Nginx {
  /** Address of the site. */
  site: string;
  /** Address of the registry. */
  registry: string;
  stop: () => Promise<void>;
}

/** Starts nginx. `registries`: addresses of the registry's processes. */
export async function startNginx(program: string, siteDir: string, registries: string[]): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const [sitePort, registryPort] = [await freePort(), await freePort()];
  const servers = registries.map((url) => `server ${new URL(url).host} max_fails=1 fail_timeout=2s;`);
  fillSite(folder, {
    LISTEN: `127.0.0.1:${sitePort}`,
    SITE_ROOT: siteDir,
    MEDIA_ROOT: folder,
    API_SERVERS: servers.join(' '),
  });
  const registry = configuration('registry.conf', {
    REGISTRY_LISTEN: `127.0.0.1:${registryPort}`,
    REGISTRY_SERVERS: servers.join(' '),
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${user} pid ${folder}/pid; error_log ${folder}/error.log; daemon off; events {}
     http { access_log off; ${temporary.join(' ')} include ${folder}/reelrupee.conf; ${registry} }`,
  );
  const child = spawn(program, ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  while (!(await accepts(registryPort))) {
    if (child.exitCode !== null) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'));
    await wait(50);
  }
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

/** Fills the site's configuration of `deploy/nginx` as operators do; `reelrupee.conf` of the folder includes it. */
function fillSite(folder: string, values: Record<string, string>): void {
  const templates = join(WORKSPACE, 'deploy/nginx');
  execFileSync('sh', [join(templates, 'fill.sh'), templates, join(folder, 'site'), 'one-host.conf'], {
    env: { ...process.env, ...values, CONF_D: folder },
  });
}

/** A configuration of `deploy/` with its values filled in. */
function configuration(file: string, values: Record<string, string>): string {
  const text = readFileSync(join(WORKSPACE, 'deploy', file), 'utf8').replaceAll(/^#.*$/gm, '');
  return Object.entries(values).reduce((filled, [name, value]) => filled.replace(name, value), text);
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
