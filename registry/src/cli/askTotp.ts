import { createInterface } from 'node:readline/promises';
import { UserError } from '../userError';

/**
 * Gives the code of an administrator's authenticator app: once that of `ADMIN_TOTP`, since a code works once, then
 * those that are typed in. Throws a UserError without a terminal.
 */
export function totpFrom(env: Record<string, string | undefined>): () => Promise<string> {
  let given = env['ADMIN_TOTP'];
  return async () => {
    const code = given;
    given = undefined;
    return code || ask();
  };
}

async function ask(): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new UserError(
      'The log-in takes a code of the authenticator app, and there is no terminal to ask for it.',
      'Set ADMIN_TOTP to a new code. A watch that logs in again by itself needs an administrator without an app: a viewer is enough.',
    );
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await terminal.question('Code of the authenticator app: ')).trim();
  } finally {
    terminal.close();
  }
}
