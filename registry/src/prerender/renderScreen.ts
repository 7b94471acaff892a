/** Runs the code of a release to render one screen, in a process that can do nothing else. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';
import type { PrerenderedScreen } from '../store/store';
import { CPU_SECONDS, MEMORY_MB, sandboxCommand } from './sandbox';

/** Time in ms that a screen may wait, for a timer for example. */
const WAIT_MS = 2000;
/** Ends a process that the limits above do not end; long, since a busy machine is no fault of the screen. */
const KILL_AFTER_MS = 30_000;
const LARGEST_ANSWER = 4 * 1024 * 1024;

export interface ScreenJob {
  path: string;
  shellCode: string;
  /** Absent for a screen of the shell's own. */
  remoteCode: string | undefined;
  /** The page's data blocks, by id. */
  blocks: Record<string, string>;
}

const PROGRAM = join(import.meta.dirname, 'screenProcess.mjs');

/** Renders a screen. Code that throws, hangs or takes too much is a problem with a name, never an error. */
export function renderScreen(job: ScreenJob): Promise<PrerenderedScreen> {
  const [command, ...args] = sandboxCommand(PROGRAM);
  const child = spawn(command, args, { env: {}, cwd: '/', stdio: ['pipe', 'pipe', 'ignore'] });
  const timer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
  return new Promise((resolve) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      output += part;
      if (output.length > LARGEST_ANSWER) child.kill('SIGKILL');
    });
    // A process that ends before it has read its job.
    child.stdin.on('error', () => undefined);
    child.once('error', (error) => resolve({ problem: `could not be started: ${error.message}` }));
    child.once('close', (_code, signal) => {
      clearTimeout(timer);
      resolve(readAnswer(output) ?? { problem: endOf(signal) });
    });
    child.stdin.end(JSON.stringify({ ...job, waitMs: WAIT_MS }));
  });
}

const answer = z.union([z.object({ html: z.string() }), z.object({ problem: z.string() })]);

function readAnswer(text: string): PrerenderedScreen | undefined {
  try {
    return answer.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function endOf(signal: NodeJS.Signals | null): string {
  if (signal === 'SIGXCPU' || signal === 'SIGKILL')
    return `takes more than ${CPU_SECONDS} s of processor time`;
  if (signal) return `takes more than ${MEMORY_MB} MB of memory`;
  return 'ends the process that renders it';
}
