import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { makePrivate } from './makePrivate';

/** Lifetime of a stored token, in ms. */
const LIFETIME_MS = 8 * 60 * 60 * 1000;

const content = z.object({ token: z.string().min(1), email: z.string(), expiresAt: z.number() });

/** The file of a server's token, readable by its owner only. */
export function tokenPath(url: string, env: Record<string, string | undefined>): string {
  const config = env['XDG_CONFIG_HOME'] || join(homedir(), '.config');
  const server = createHash('sha256').update(url).digest('hex').slice(0, 12);
  return join(config, 'reelrupee', `admin-${server}.json`);
}

/** The stored token; null if there is none, it has expired, or it is not of the administrator `email`. */
export function readToken(path: string, email: string | undefined, nowMs: number): string | null {
  try {
    const { token, email: owner, expiresAt } = content.parse(JSON.parse(readFileSync(path, 'utf8')));
    const isOfOther = email && email.toLowerCase() !== owner.toLowerCase();
    return expiresAt > nowMs && !isOfOther ? token : null;
  } catch {
    return null;
  }
}

export function writeToken(path: string, signedIn: { token: string; email: string }, nowMs: number): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  makePrivate(path);
  writeFileSync(path, JSON.stringify({ ...signedIn, expiresAt: nowMs + LIFETIME_MS }), { mode: 0o600 });
}

export function forgetToken(path: string): void {
  rmSync(path, { force: true });
}
