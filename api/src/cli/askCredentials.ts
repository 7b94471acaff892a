import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { UserError } from '../userError';

export interface Credentials {
  email: string;
  password: string;
}

/** The administrator's credentials, from the environment or the terminal. */
export async function askCredentials(env: Record<string, string | undefined>): Promise<Credentials> {
  const email = env['REELRUPEE_ADMIN_EMAIL'];
  const password = env['REELRUPEE_ADMIN_PASSWORD'];
  if (email && password) return { email, password };
  if (!process.stdin.isTTY) {
    throw new UserError('Set REELRUPEE_ADMIN_EMAIL and REELRUPEE_ADMIN_PASSWORD, or run this in a terminal.');
  }
  return {
    email: email || (await ask('Administrator email: ', false)),
    password: password || (await ask('Password: ', true)),
  };
}

/** Asks in the terminal; without one it throws a UserError. */
export async function ask(question: string, hidden: boolean): Promise<string> {
  if (!process.stdin.isTTY) throw new UserError(`Run this in a terminal: it asks for “${question.trim()}”`);
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({
    input: process.stdin,
    output: hidden ? nowhere : process.stderr,
    terminal: true,
  });
  try {
    const answer = await terminal.question('');
    // A password may begin or end with a space.
    return hidden ? answer : answer.trim();
  } finally {
    terminal.close();
    if (hidden) process.stderr.write('\n');
  }
}
