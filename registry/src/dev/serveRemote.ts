import { spawn, type ChildProcess } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { DEVELOPMENT_ID } from '@reelrupee/federation/presets/developmentServer';
import { DEV_PORT, DEV_UPDATES, type Updates } from '@reelrupee/federation/presets/mode';
import { RELEASE_FILE } from '@reelrupee/federation/composition/composition';
import { bundlerProcess, RSBUILD } from '../make/bundlerProcess';
import { UserError } from '../userError';

const LOOK_EVERY_MS = 50;

export interface ServedRemote {
  /** Folder of the remote. */
  dir: string;
  port: number;
  updates: Updates;
  /** The option of the command that names the port. */
  portOption: '--port' | '--remote-port';
}

/**
 * Starts the development server of a remote, which lives as long as this process. Resolves when it answers; throws a
 * UserError when it cannot be started.
 */
export async function serveRemote({ dir, port, updates, portOption }: ServedRemote): Promise<void> {
  const remedy = `Name another one: ${portOption} ${port + 1}.`;
  // The server of another remote would answer in place of this one.
  if (await isTaken(port)) throw new UserError(`Port ${port} is taken.`, remedy);
  const server = startServer(dir, port, updates);
  while (!(await answers(port))) {
    if (server.exitCode !== null) {
      throw new UserError(
        `The development server of ${dir} did not start: see above.`,
        `Fix that and try again. If its port was taken: ${remedy}`,
      );
    }
    await wait(LOOK_EVERY_MS);
  }
}

/** True if something listens on a port of this machine. */
function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost');
    const end = (taken: boolean) => {
      socket.destroy();
      resolve(taken);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
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
