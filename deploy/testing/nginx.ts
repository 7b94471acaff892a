import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CONFIGURATION = join(import.meta.dirname, '../nginx');
/** Folder in which Debian's package enables the brotli module; nginx includes no file if there is none. */
const BROTLI_MODULE = '/etc/nginx/modules-enabled/*-brotli-static.conf';

export interface NginxOptions {
  program: string;
  /** An empty folder for its files, as of `servedFolder`. */
  folder: string;
  /** The file of deploy/nginx that defines the hosts. */
  hosts: 'one-host.conf' | 'hosts-apart.conf';
  /** Replacements of the placeholders in capitals, by placeholder. */
  values: Record<string, string>;
  /** Further configuration of the http block. */
  further?: string;
  /** User of the workers where the tests run as root; by default the one that nginx was built with, who owns no file. */
  user?: string;
}

/** Starts nginx with the configuration of deploy/nginx, as its comments say. */
export function startNginx({
  program,
  folder,
  hosts,
  values,
  further = '',
  user,
}: NginxOptions): ChildProcess {
  const includes = join(folder, 'includes');
  const env = {
    PATH: process.env['PATH'],
    CONF_D: folder,
    ACCESS_LOG: join(folder, 'access.log'),
    ...values,
  };
  execFileSync('sh', [join(CONFIGURATION, 'fill.sh'), CONFIGURATION, includes, hosts], { env });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const workers = user && process.getuid?.() === 0 ? `user ${user};` : '';
  const main = join(folder, 'nginx.conf');
  writeFileSync(
    main,
    `${workers} include ${BROTLI_MODULE}; pid ${folder}/pid; error_log ${folder}/error.log; daemon off; events {}
     http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}
       include ${folder}/reelrupee.conf; ${further} }`,
  );
  return spawn(program, ['-c', main], { stdio: 'ignore' });
}
