/** npm run admin: runs one administration command against a running server. */
import { z } from 'zod';
import { adminClient } from './adminClient';
import { UserError } from '../userError';
import { adminProgram } from './program';
import { adminSession } from './signIn';

const SESSION_ENDED = 401;

const url = (process.env['REELRUPEE_URL'] || 'http://localhost:3000').replace(/\/+$/, '');
const session = adminSession(url, process.env);

// A program such as `head` closes the pipe early, which is no error of the command.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  if (!z.url({ protocol: /^https?$/ }).safeParse(url).success)
    throw new UserError(`REELRUPEE_URL is not a URL such as http://localhost:3000: ${url}`);
  await run().catch((error: unknown) => {
    if (!(error instanceof UserError) || error.code !== SESSION_ENDED) throw error;
    // The stored session has ended on the server: sign in again and retry once.
    session.forget();
    return run();
  });
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function run(): Promise<void> {
  const program = adminProgram(adminClient(url, session.token), session.end, (text) => {
    process.stdout.write(`${text}\n`);
  });
  await program.parseAsync(process.argv);
}
