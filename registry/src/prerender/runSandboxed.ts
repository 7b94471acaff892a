/** Runs a program of ours with foreign code in its job, in a process that can do nothing else. */
import { spawn } from 'node:child_process';
import { CPU_SECONDS, MEMORY_MB, sandboxCommand } from './sandbox';

/** Ends a process that its own limits do not end; long, since a busy machine is no fault of the code. */
const KILL_AFTER_MS = 30_000;
const LARGEST_ANSWER_MB = 4;

export type SandboxResult<Value> = { answer: Value } | { problem: string };

/**
 * Gives the program a job on its standard input and reads its output. Code that hangs or takes too much is a problem
 * with a name, never an error.
 */
export function runSandboxed<Value>(
  program: string,
  job: object,
  parse: (answer: unknown) => Value,
): Promise<SandboxResult<Value>> {
  const [command, ...args] = sandboxCommand(program);
  const child = spawn(command, args, { env: {}, cwd: '/', stdio: ['pipe', 'pipe', 'ignore'] });
  const timer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
  return new Promise((resolve) => {
    let output = '';
    let isTooLarge = false;
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      output += part;
      if (output.length <= LARGEST_ANSWER_MB * 1024 * 1024) return;
      isTooLarge = true;
      child.kill('SIGKILL');
    });
    // A process that ends before it has read its job.
    child.stdin.on('error', () => undefined);
    child.once('error', (error) => resolve({ problem: `could not be started: ${error.message}` }));
    child.once('close', (_code, signal) => {
      clearTimeout(timer);
      const tooLarge = { problem: `gives more than ${LARGEST_ANSWER_MB} MB` };
      resolve(isTooLarge ? tooLarge : (readAnswer(output, parse) ?? { problem: endOf(signal) }));
    });
    child.stdin.end(JSON.stringify(job));
  });
}

function readAnswer<Value>(text: string, parse: (answer: unknown) => Value): { answer: Value } | undefined {
  try {
    return { answer: parse(JSON.parse(text)) };
  } catch {
    return undefined;
  }
}

function endOf(signal: NodeJS.Signals | null): string {
  if (signal === 'SIGXCPU' || signal === 'SIGKILL')
    return `takes more than ${CPU_SECONDS} s of processor time`;
  return signal ? `takes more than ${MEMORY_MB} MB of memory` : 'ends the process that runs it';
}
