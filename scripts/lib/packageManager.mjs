import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Install command of each package manager, and its own names where they differ from the key. */
const MANAGERS = {
  'apt-get': { install: 'sudo apt-get install', redis: 'redis-server', nginx: 'nginx-light' },
  dnf: { install: 'sudo dnf install', postgresql: 'postgresql-server' },
  apk: { install: 'sudo apk add' },
  pacman: { install: 'sudo pacman -S' },
  brew: { install: 'brew install' },
};

/** The command that installs these programs on this machine: chromium, postgresql, pgbouncer, redis, nginx, prometheus. */
export function installCommand(programs) {
  const [, manager] = Object.entries(MANAGERS).find(([name]) => isOnPath(name)) ?? [];
  if (!manager) return `install ${programs.join(', ')} with your system’s package manager`;
  return [manager.install, ...programs.map((program) => manager[program] ?? program)].join(' ');
}

/** True if a folder of PATH has a program of this name. */
export function isOnPath(name) {
  return (process.env.PATH ?? '').split(delimiter).some((directory) => existsSync(join(directory, name)));
}
