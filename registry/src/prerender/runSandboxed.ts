/** Runs a program of ours with foreign code in its job, in a process that can do nothing else. */
import { spawn } from 'node:child_process';
import { CPU_SECONDS, MEMORY_MB, sandboxCommand } from './sandbox';

/** Ends a process that its own limits do not end; long, since a busy machine is no fault of the code. */
const KILL_AFTER_MS = 30_000;
const LARGEST_ANSWER_MB = 4;

/** `isOutOfTime`: a busy machine may be the reason as well as the code. */
export type SandboxResult<Value> = { answer: Value } | { problem: string; isOutOfTime?: true };

/**
 * Gives the program a job on its standard input and reads its output. Code that hangs or takes too much is a problem
 * with a name, never an error.
 */
export function runSandboxed<Value>(
  program: string,
  job: object,
  parse: (answer: unknown) => Value,
  killAfterMs = KILL_AFTER_MS,
): Promise<SandboxResult<Value>> {
  const [command, ...args] = sandboxCommand(program);
  const child = spawn(command, args, { env: {}, cwd: '/', stdio: ['pipe', 'pipe', 'ignore'] });
  return new Promise((resolve) => {
    let output = '';
    let stopped: { problem: string; isOutOfTime?: true } | undefined;
    const stop = (reason: typeof stopped) => {
      stopped = reason;
      child.kill('SIGKILL');
    };
    const timer = setTimeout(
      () => stop({ problem: `has not ended after ${killAfterMs / 1000} s`, isOutOfTime: true }),
      killAfterMs,
    );
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      output += part;
      if (output.length > LARGEST_ANSWER_MB * 1024 * 1024)
        stop({ problem: `gives more than ${LARGEST_ANSWER_MB} MB` });
    });
    // A process that ends before it has read its job.
    child.stdin.on('error', () => undefined);
    child.once('error', (error) => resolve({ problem: `could not be started: ${error.message}` }));
    child.once('close', (_code, signal) => {
      clearTimeout(timer);
      resolve(stopped ?? readAnswer(output, parse) ?? { problem: endOf(signal) });
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
