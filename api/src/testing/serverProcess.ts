import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from '../../bundle';
import { CACHE } from './cache';

const START_WITHIN_MS = 200_000;

/** On a free port, without limits: neither of calls nor of a busy machine, where it would refuse some. */
const TEST_SETTINGS = {
  PORT: '0',
  HOST: '127.0.0.1',
  RATE_LIMIT_PER_MINUTE: '0',
  SIGN_IN_LIMIT_PER_MINUTE: '0',
  MAX_LAG_MS: '0',
};

export interface Bundled {
  server: string;
  migrate: string;
  admin: string;
  remove(): void;
}

/** The provider's bundle, built for one test file. */
export async function bundleForTest(): Promise<Bundled> {
  mkdirSync(CACHE, { recursive: true });
  const outdir = mkdtempSync(`${CACHE}/bundle-`);
  await bundle(outdir);
  return {
    server: join(outdir, 'server.js'),
    migrate: join(outdir, 'migrate.js'),
    admin: join(outdir, 'admin.js'),
    remove: () => rmSync(outdir, { recursive: true, force: true }),
  };
}

export interface ServerProcess {
  url: string;
  pid: number;
  /** Its standard output so far. */
  output(): string;
  /** Sends a signal and waits for the exit; returns the exit code, null after a kill. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts a server as a process of its own, on a free port, and waits until it listens. */
export async function startServerProcess(
  server: string,
  env: Record<string, string | undefined>,
  nodeOptions: readonly string[] = [],
  own: { cwd?: string; uid?: number; gid?: number } = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...nodeOptions, server], {
    ...own,
    env: { ...TEST_SETTINGS, PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = await listening(child, () => output, exited).catch((error: unknown) => {
    throw new Error(`The server did not start: ${errors}`, { cause: error });
  });
  return {
    url,
    pid: child.pid ?? 0,
    output: () => output,
    end: (signal) => {
      child.kill(signal);
      return exited;
    },
  };
}

/** The address in the server's start message. */
function listening(child: ChildProcess, output: () => string, exited: Promise<unknown>): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout')), START_WITHIN_MS);
    void exited.then(() => reject(new Error('the process exited')));
    const look = () => {
      const found = /ReelRupee is running: (\S+)\n/.exec(output());
      if (!found?.[1]) return;
      // Otherwise the whole output would be searched again with every line of the log.
      child.stdout?.off('data', look);
      clearTimeout(timer);
      resolve(found[1]);
    };
    child.stdout?.on('data', look);
  });
}

/** The first administrator's credentials, from the output of a first start. */
export function administratorIn(output: string): { email: string; password: string } {
  const found = /administrator: (\S+), password (\S+)/.exec(output);
  if (!found?.[1] || !found[2]) throw new Error('The server printed no administrator');
  return { email: found[1], password: found[2] };
}
