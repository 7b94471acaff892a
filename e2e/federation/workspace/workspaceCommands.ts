/** Runs the commands of a workspace as users do. */
import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Runs `npm run <name> -- <args>` to its end; gives its output. Rejects with the output when it fails. */
export async function runCommand(workspace: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [scriptOf(workspace), ...args], {
    cwd: workspace,
  });
  return stdout;
}

/** A command that runs until it is ended. */
export interface RunningCommand {
  /** Resolves to the match of a text in the output. Rejects when the command ends without it. */
  says: (text: RegExp) => Promise<RegExpExecArray>;
  /** Ends it, with the servers that it has started. */
  end: () => Promise<void>;
}

/** Starts `npm run <name> -- <args>`. */
export function startCommand(workspace: string, args: string[], env: NodeJS.ProcessEnv = {}): RunningCommand {
  const child = spawn(process.execPath, [scriptOf(workspace), ...args], {
    cwd: workspace,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group, so that it can be ended as one.
    detached: true,
  });
  let said = '';
  const streams = [child.stdout, child.stderr];
  for (const stream of streams) stream.on('data', (data) => (said += String(data)));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return {
    says: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = text.exec(said);
          if (found) resolve(found);
        };
        look();
        for (const stream of streams) stream.on('data', look);
        void ended.then(() => reject(new Error(`It ended without saying ${text.source}:\n${said}`)));
      }),
    end: async () => {
      if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}

function scriptOf(workspace: string): string {
  return join(workspace, 'scripts/run.mjs');
}
