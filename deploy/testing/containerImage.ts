import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
export const DOCKERFILE = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
const BASE = `docker.io/library/${/^FROM (\S+)/m.exec(DOCKERFILE)?.[1] ?? ''}`;

/** True where buildah can build the image. It needs no engine, but root with the right to mount. */
export function canBuildImages(): boolean {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  if (process.getuid?.() !== 0 || !folders.some((folder) => existsSync(join(folder, 'buildah'))))
    return false;
  return spawnSync('unshare', ['--mount', 'mount', '--bind', tmpdir(), tmpdir()]).status === 0;
}

export interface ContainerImage {
  /** Runs a command in a new container with the network of this machine. `options` are those of `buildah run`. */
  run(options: readonly string[], command: readonly string[]): ChildProcess;
}

/**
 * Builds the image of the Dockerfile into an empty folder. Its base image is pulled; where no registry of images can be
 * reached, Node and npm of this machine replace it.
 */
export function buildImage(folder: string): ContainerImage {
  const store = ['--root', join(folder, 'images'), '--runroot', join(folder, 'run')];
  const buildah = (...args: string[]) =>
    execFileSync('buildah', [...store, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const build = (...args: string[]) =>
    buildah('bud', '--isolation', 'chroot', '--format', 'docker', '--pull-never', ...args);
  try {
    buildah('pull', BASE);
  } catch {
    const base = join(folder, 'base');
    mkdirSync(base);
    execFileSync('sh', [join(import.meta.dirname, 'standInBase.sh'), join(base, 'root')]);
    // The authorities of this machine, which may have more than Node does.
    const authorities = 'NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt';
    writeFileSync(join(base, 'Dockerfile'), `FROM scratch\nENV PATH=/usr/bin ${authorities}\nCOPY root /\n`);
    build('--tag', BASE, base);
    rmSync(base, { recursive: true });
  }
  build('--tag', 'reelrupee', ROOT);
  return {
    run: (options, command) => {
      const container = buildah('from', '--pull-never', 'localhost/reelrupee').trim();
      return spawn('buildah', [
        ...store,
        'run',
        '--isolation',
        'chroot',
        ...options,
        container,
        '--',
        ...command,
      ]);
    },
  };
}
