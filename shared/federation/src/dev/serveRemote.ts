import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { DEVELOPMENT_ID } from '../build/developmentServer';
import { DEV_PORT, DEV_UPDATES, type Updates } from '../build/mode';
import { WORKSPACE } from '../build/workspace';
import { bundlerProcess, RSBUILD } from '../release/bundlerProcess';

/** Starts the development server of a remote. It lives as long as this process. */
export function serveRemote(name: string, port: number, updates: Updates): ChildProcess {
  const { cwd, env } = bundlerProcess(join(WORKSPACE, name), DEVELOPMENT_ID);
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
