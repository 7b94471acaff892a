/** The servers that some tests need in addition to the provider; each is optional. */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const SERVERS = ['postgresql', 'pgbouncer', 'redis', 'nginx', 'prometheus'] as const;
export type ServerName = (typeof SERVERS)[number];

const PROGRAMS: Record<ServerName, string> = {
  postgresql: 'initdb',
  pgbouncer: 'pgbouncer',
  redis: 'redis-server',
  nginx: 'nginx',
  prometheus: 'promtool',
};

/** Folders of servers that an ordinary user's PATH leaves out. */
const SERVER_DIRECTORIES = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];
const DEBIAN_POSTGRESQL = '/usr/lib/postgresql';

/** The directory of PostgreSQL's programs, or null. POSTGRESQL_BIN comes first, then the newest on the machine. */
export function findPostgresql(): string | null {
  return process.env['POSTGRESQL_BIN'] ?? directoryOf('postgresql');
}

/** Path of a server's program, or null where it is not installed. */
export function findServer(name: Exclude<ServerName, 'postgresql'>): string | null {
  const directory = directoryOf(name);
  return directory && join(directory, PROGRAMS[name]);
}

/** The servers that tests have to do without. */
export function missingServers(): ServerName[] {
  return SERVERS.filter((name) => (name === 'postgresql' ? findPostgresql() : findServer(name)) === null);
}

function directoryOf(name: ServerName): string | null {
  const candidates = [
    ...(name === 'postgresql' ? debianVersions() : []),
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...SERVER_DIRECTORIES,
  ];
  return candidates.find((directory) => existsSync(join(directory, PROGRAMS[name]))) ?? null;
}

function debianVersions(): string[] {
  if (!existsSync(DEBIAN_POSTGRESQL)) return [];
  return readdirSync(DEBIAN_POSTGRESQL)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(DEBIAN_POSTGRESQL, version, 'bin'));
}
