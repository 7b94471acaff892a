import { statfsSync } from 'node:fs';
import { stop } from './stop.mjs';

const GB = 1024 ** 3;

/** Ends the command where a folder's disk has less room than the command will need, both in GB. */
export function ensureSpace(folder, needed) {
  const { bavail, bsize } = statfsSync(folder);
  const free = (bavail * bsize) / GB;
  if (free >= needed) return;
  stop(
    `The disk of ${folder} has ${free.toFixed(1)} GB free, and ${needed} GB are needed: make room, then try again.`,
  );
}
