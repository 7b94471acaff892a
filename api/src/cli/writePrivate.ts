import { writeFileSync } from 'node:fs';
import { UserError } from '../userError';
import { makePrivate } from './makePrivate';
import { reasonOf } from './reasonOf';

/** Writes a file for its owner only, as it is about users. `name` is for the error, such as `The image`. */
export function writePrivate(name: string, file: string, content: string | Buffer): void {
  try {
    makePrivate(file);
    writeFileSync(file, content, { mode: 0o600 });
  } catch (error) {
    throw new UserError(`${name} cannot be written: ${reasonOf(error)}.`);
  }
}
