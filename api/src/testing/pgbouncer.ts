import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PrivatePostgresql } from './privatePostgresql';

export interface PgBouncer {
  /** URL of a database behind it. */
  urlOf(database: string): string;
  stop(): Promise<void>;
}

/** Starts PgBouncer in transaction mode in front of a server, with fewer connections than its clients have. */
export async function startPgBouncer(program: string, server: PrivatePostgresql): Promise<PgBouncer> {
  const folder = mkdtempSync(join(server.folder, 'pooler-'));
  const { owner } = server;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=${server.folder} user=postgres
[pgbouncer]
listen_addr =
unix_socket_dir = ${folder}
auth_type = any
pool_mode = transaction
default_pool_size = 3
`,
  );
  const child = spawn(program, [settings], { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    let log = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      log += text;
      if (log.includes('process up')) resolve();
    });
    void exited.then(() => reject(new Error(`PgBouncer did not start: ${log}`)));
  });
  return {
    urlOf: (database) =>
      `postgresql://postgres@localhost:6432/${database}?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      child.kill('SIGQUIT');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
