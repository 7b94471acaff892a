import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { UserError } from '../userError';
import type { TypeViolation } from './checkRemoteTypes';
import type { Declarations, ReleaseTypes } from './declarations';

export interface TypeCheck {
  /** The declarations of the shell. */
  offered: Declarations;
  remotes: { name: string; id: string; built: ReleaseTypes }[];
  /** Folders from whose `node_modules` the types of other packages come. */
  folders: string[];
}

export interface RemoteTypeViolation extends TypeViolation {
  name: string;
  id: string;
}

/** Five remotes take about 10 s on a busy machine. Types of another team may not compile for longer. */
const LIMIT_MS = 120_000;
const MEMORY_MB = 1024;

/**
 * Type-checks remotes in a process of its own, without the environment of this one. Throws a UserError for types that
 * take too long or too much memory.
 */
export async function runTypeCheck(check: TypeCheck, limitMs = LIMIT_MS): Promise<RemoteTypeViolation[]> {
  const program = fileURLToPath(new URL('./typeCheckProcess.ts', import.meta.url));
  const execArgv = ['--import', 'tsx', `--max-old-space-size=${MEMORY_MB}`];
  const child = fork(program, {
    execArgv,
    env: {},
    cwd: WORKSPACE,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const isOver = AbortSignal.timeout(limitMs);
  try {
    child.send(check);
    const [found] = (await Promise.race([
      once(child, 'message', { signal: isOver }),
      once(child, 'exit', { signal: isOver }).then(() => {
        throw endless(check, 'memory');
      }),
    ])) as [RemoteTypeViolation[]];
    return found;
  } catch (error) {
    throw isOver.aborted ? endless(check, 'time') : error;
  } finally {
    child.kill('SIGKILL');
  }
}

function endless({ remotes }: TypeCheck, limit: string): UserError {
  const names = remotes.map(({ name, id }) => `${name} ${id}`).join(', ');
  return new UserError(
    `The types of ${names} could not be checked: they take more ${limit} than is allowed.`,
    'Simplify recursive types.',
  );
}
