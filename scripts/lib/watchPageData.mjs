/** Keeps the data in the pages current while the product runs. */
import { spawn } from 'node:child_process';
import { ROOT, SITE } from './root.mjs';

const EVERY_SECONDS = 3;
const WILDCARD_HOSTS = ['0.0.0.0', '::', ''];

/** Origin at which this machine reaches the provider; undefined when the system chooses its port. */
export function ownOrigin({ PORT = '3000', HOST = '' }) {
  if (PORT === '0') return undefined;
  const host = WILDCARD_HOSTS.includes(HOST) ? '127.0.0.1' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}

/** Arguments of `npm run releases` for the watch of the site that `npm start` serves. */
export function watchArguments(api) {
  return ['--data', '--api', api, '--every', String(EVERY_SECONDS), '--target', SITE];
}

/** Starts the watch in a process that ends with this one. Without it the pages show the data of the last time. */
export function watchPageData(env) {
  const api = ownOrigin(env);
  if (!api) return;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'registry/src/cli/releases.ts', ...watchArguments(api)],
    // The channel closes when this process ends, however it ends.
    { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  );
  child.unref();
  child.channel?.unref();
}
