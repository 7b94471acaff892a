/** `npm run admin` as it is shipped, for tests. */
import { type ChildProcess, execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { hashPassword } from '../sessions/passwords';
import { type Bundled, bundleForTest } from './serverProcess';
import type { TestApi } from './startTestApi';

/** The password that the command signs in with. */
export const PASSWORD = 'administrator-1';

interface Ended {
  code: number;
  output: string;
  errors: string;
}

export interface AdminCli {
  /** The home of the user who runs it; removed after the file. */
  folder: string;
  /** Path of the bundled program. */
  program(): string;
  /** Runs it against a server; `onStart` gets its process. */
  run(
    url: string,
    args: string[],
    env?: Record<string, string>,
    onStart?: (child: ChildProcess) => void,
  ): Promise<Ended>;
}

/** The command for the tests of one file, bundled before them. */
export function adminCli(): AdminCli {
  const folder = mkdtempSync(join(tmpdir(), 'reelrupee-cli-'));
  let bundled: Bundled | undefined;
  beforeAll(async () => {
    bundled = await bundleForTest();
  });
  afterAll(() => {
    bundled?.remove();
    rmSync(folder, { recursive: true, force: true });
  });
  const program = () => bundled?.admin ?? '';
  return {
    folder,
    program,
    run: (url, args, env, onStart) => runProgram([program(), ...args], settings(folder, url, env), onStart),
  };
}

function settings(folder: string, url: string, env: Record<string, string> = {}) {
  return {
    PATH: process.env['PATH'],
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    REELRUPEE_URL: url,
    REELRUPEE_ADMIN_EMAIL: 'admin@reelrupee.local',
    REELRUPEE_ADMIN_PASSWORD: PASSWORD,
    ...env,
  };
}

function runProgram(
  args: string[],
  env: NodeJS.ProcessEnv,
  onStart?: (child: ChildProcess) => void,
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { env }, (error, output, errors) =>
      resolve({ code: error ? Number(error.code) : 0, output, errors }),
    );
    child.stdin?.end();
    onStart?.(child);
  });
}

/** Gives a server's administrators a password that the test knows. */
export async function setPassword({ database }: Pick<TestApi, 'database'>, password: string): Promise<void> {
  await database.queries
    .updateTable('users')
    .set({ password_hash: await hashPassword(password) })
    .where('user_type', '=', 'admin')
    .execute();
}
