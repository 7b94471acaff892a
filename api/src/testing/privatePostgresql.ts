import { spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';

export interface PrivatePostgresql {
  /** URL of the server's `postgres` database. */
  url: string;
  /** The folder of its socket, its data, and the user who may write there; undefined for the tests' own user. */
  folder: string;
  owner: { uid: number; gid: number } | undefined;
  /** Sends a signal to the server and all its backends. */
  signal(signal: NodeJS.Signals): void;
  /** Kills one backend, after which the server ends all others and recovers. */
  crashBackend(): void;
  stop(): Promise<void>;
}

const ROOT = join(import.meta.dirname, '../../..');
const START_WITHIN_MS = 200_000;

export interface PrivateOptions {
  /** Keeps fsync on, for tests that kill; all others are faster without. */
  durable?: boolean;
  /** Further settings of the server. */
  settings?: Record<string, string>;
  /** Puts the data in place, instead of an empty database; gets the folder for it and the user who owns it. */
  prepare?: (data: string, owner: { uid: number; gid: number } | undefined) => void;
  /** Parent of its folder; by default the folder of temporary files. */
  parent?: string;
}

/**
 * Starts a PostgreSQL of the tests' own, reached through a socket in a temporary directory. `installed`: directory of
 * its programs.
 */
export async function startPrivatePostgresql(
  installed: string,
  { durable = false, settings = {}, prepare, parent = tmpdir() }: PrivateOptions = {},
): Promise<PrivatePostgresql> {
  const folder = mkdtempSync(join(parent, 'reelrupee-pg-'));
  const owner = unprivilegedUser();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const bin = owner ? readableCopy(installed, folder) : installed;
  const data = join(folder, 'data');
  if (prepare) prepare(data, owner);
  else initialize(bin, data, owner);
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'max_connections=200'].concat(
      durable ? [] : ['-c', 'fsync=off', '-c', 'full_page_writes=off'],
      Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ),
    { ...owner, cwd: folder, stdio: 'ignore' },
  );
  const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await untilReady(url);
  return {
    url,
    folder,
    owner,
    signal: (signal) => {
      for (const pid of childrenOf(server.pid)) process.kill(pid, signal);
      server.kill(signal);
    },
    crashBackend: () => {
      const [backend] = childrenOf(server.pid, 'postgres: postgres ');
      if (backend !== undefined) process.kill(backend, 'SIGKILL');
    },
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      // Immediate: a temporary database needs no orderly end.
      server.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Programs in this checkout may be in a folder that only root can enter; those of the machine are for everyone. */
function readableCopy(bin: string, folder: string): string {
  if (!bin.startsWith(ROOT)) return bin;
  const copy = join(folder, 'programs');
  cpSync(dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

function initialize(bin: string, data: string, owner: { uid: number; gid: number } | undefined): void {
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...owner, cwd: dirname(data), encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
}

/** Ids of a server's processes; with `title` those of backends alone. */
function childrenOf(pid: number | undefined, title = ''): number[] {
  const { stdout } = spawnSync('pgrep', ['-f', '-P', String(pid), title], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => Number(line) || []);
}

/** Waits until the server takes writes: one that recovers from a backup answers reads before. */
async function untilReady(url: string): Promise<void> {
  const end = Date.now() + START_WITHIN_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      const { rows } = await client.query<{ recovering: boolean }>(
        'select pg_is_in_recovery() as recovering',
      );
      if (rows[0]?.recovering !== false) throw new Error('The server is still recovering');
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await client.end();
    }
  }
}

/** PostgreSQL refuses to run as root; then it runs as one of these users. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = (lines.find((line) => line.startsWith(`${name}:`)) ?? '').split(':');
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL cannot run as root, and there is no user postgres or nobody');
}
