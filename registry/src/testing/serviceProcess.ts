/** The registry's service in a process of its own, as several machines run it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const COMMAND = join(import.meta.dirname, '../cli/registry.ts');

export interface ServiceProcess {
  url: string;
  /** Ends it as a power failure does. */
  kill: () => Promise<void>;
}

/** Starts a process on a free port. Resolves when it listens. `site`: address that links to previews begin with. */
export async function startServiceProcess(
  target: string,
  site = 'http://localhost:3000',
): Promise<ServiceProcess> {
  const args = ['--import', 'tsx', COMMAND, 'serve', '--target', target, '--port', '0', '--site', site];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    url: await listeningAt(child),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function listeningAt(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (data) => {
      said += String(data);
      const [, url] = /listens at (\S+)\.\n/.exec(said) ?? [];
      if (url) resolve(url);
    });
    child.once('exit', (code) => reject(new Error(`The registry ended with ${code} and said: ${said}`)));
  });
}
