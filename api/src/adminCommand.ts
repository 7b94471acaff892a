import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The administration command of this provider, to put arguments after: npm's script in a checkout, else the program in the
 * provider's folder. `folder` is that of the running program.
 */
export function adminCommand(folder = import.meta.dirname): string {
  const program = join(folder, 'admin.js');
  const isShipped = existsSync(program) && !existsSync(join(folder, '../src'));
  return isShipped ? `node ${program}` : 'npm run admin --';
}
