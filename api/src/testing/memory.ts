import { readFileSync } from 'node:fs';

/** The most memory that a process has held so far, in MB; null where the system does not tell. */
export function peakMemoryMb(pid: number): number | null {
  try {
    const [, kib] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kib === undefined ? null : Number(kib) / 1024;
  } catch {
    return null;
  }
}
