/** Processes for foreign code: no environment, no permissions, limits of time and memory. */
import { spawnSync } from 'node:child_process';

/** Processor time, starting the process included. */
export const CPU_SECONDS = 2;
export const MEMORY_MB = 256;
/** V8's own limit is lower: the rest is for memory outside its heap. */
const HEAP_MB = 192;

/** Node without a program takes about this much; V8 may reserve hundreds of MB more without using them. */
const IDLE_MB = 48;

/** Command line for one of our programs, which may read its own file and nothing else. */
export function sandboxCommand(program: string): [command: string, ...args: string[]] {
  const major = Number.parseInt(process.versions.node, 10);
  return [
    '/bin/sh',
    '-c',
    // The system's shell sets the limits of its process and then executes the program in it.
    `ulimit -t ${CPU_SECONDS}${dataLimit()}; exec "$@"`,
    'sh',
    ...withoutNetwork(),
    process.execPath,
    major >= 22 ? '--permission' : '--experimental-permission',
    `--allow-fs-read=${program}`,
    '--disallow-code-generation-from-strings',
    `--max-old-space-size=${HEAP_MB}`,
    '--no-warnings',
    program,
  ];
}

let limit: string | undefined;

/** On Linux the limit of the data segment, which includes heap and buffers; elsewhere only V8's own limit. */
function dataLimit(): string {
  limit ??= ((reserved) => {
    return reserved === undefined ? '' : `; ulimit -d ${reserved + (MEMORY_MB - IDLE_MB) * 1024}`;
  })(reservedKb());
  return limit;
}

/** Data segment of an idle Node process in KiB, as Linux counts it; undefined on other systems. */
function reservedKb(): number | undefined {
  const status = 'fs.readFileSync("/proc/self/status", "utf8")';
  const { stdout } = spawnSync(process.execPath, ['--print', status], { encoding: 'utf8', env: {} });
  const [, data] = /VmData:\s+(\d+) kB/.exec(stdout) ?? [];
  return data === undefined ? undefined : Number(data);
}

let unshare: string[] | undefined;

/** On Linux a namespace without network interfaces, where the system allows one. */
export function withoutNetwork(): string[] {
  const options = [process.getuid?.() === 0 ? '-n' : '-rn', '--'];
  unshare ??= spawnSync('unshare', [...options, 'true']).status === 0 ? ['unshare', ...options] : [];
  return unshare;
}
