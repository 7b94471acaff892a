import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { DEVELOPMENT_ID } from '@reelrupee/federation/presets/developmentServer';
import { DEV_PORT, DEV_UPDATES, type Updates } from '@reelrupee/federation/presets/mode';
import { RELEASE_FILE } from '@reelrupee/federation/composition/composition';
import { bundlerProcess, RSBUILD } from '../make/bundlerProcess';
import { UserError } from '../userError';

const LOOK_EVERY_MS = 50;

/**
 * Starts the development server of the remote in a folder, which lives as long as this process. Resolves when it answers; throws
 * a UserError when it cannot be started.
 */
export async function serveRemote(dir: string, port: number, updates: Updates): Promise<void> {
  const server = startServer(dir, port, updates);
  while (!(await answers(port))) {
    if (server.exitCode !== null) {
      throw new UserError(
        `The development server of ${dir} did not start: see above.`,
        'If its port is taken, name another one: --remote-port 3102.',
      );
    }
    await wait(LOOK_EVERY_MS);
  }
}

function startServer(dir: string, port: number, updates: Updates): ChildProcess {
  const { cwd, env } = bundlerProcess(dir, DEVELOPMENT_ID);
  const server = spawn(process.execPath, [RSBUILD, 'dev', '--config-loader', 'jiti', '--log-level', 'warn'], {
    cwd,
    env: { ...env, NODE_ENV: 'development', [DEV_PORT]: String(port), [DEV_UPDATES]: updates },
    stdio: 'inherit',
  });
  process.once('exit', () => server.kill());
  // A signal ends a process without its exit handlers unless someone listens.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());
  return server;
}

function answers(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}/${RELEASE_FILE}`).then(
    ({ ok }) => ok,
    () => false,
  );
}
