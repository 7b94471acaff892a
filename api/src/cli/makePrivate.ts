import { chmodSync, statSync } from 'node:fs';

/** Takes a file that exists already from all but its owner, before it is written: the mode of a write is for new files. */
export function makePrivate(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.isFile()) chmodSync(file, 0o600);
}
