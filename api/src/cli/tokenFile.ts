import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/** How long a sign-in on the command line lasts, in ms. */
const LIFETIME_MS = 8 * 60 * 60 * 1000;

const content = z.object({ token: z.string().min(1), expiresAt: z.number() });

/** Where the token for a server is kept, readable by its owner alone. */
export function tokenPath(url: string, env: Record<string, string | undefined>): string {
  const config = env['XDG_CONFIG_HOME'] || join(homedir(), '.config');
  const server = createHash('sha256').update(url).digest('hex').slice(0, 12);
  return join(config, 'reelrupee', `admin-${server}.json`);
}

/** The kept token, or null when there is none or its time has passed. */
export function readToken(path: string, nowMs: number): string | null {
  try {
    const { token, expiresAt } = content.parse(JSON.parse(readFileSync(path, 'utf8')));
    return expiresAt > nowMs ? token : null;
  } catch {
    return null;
  }
}

export function writeToken(path: string, token: string, nowMs: number): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(path, JSON.stringify({ token, expiresAt: nowMs + LIFETIME_MS }), { mode: 0o600 });
  // The mode above holds for a new file only.
  chmodSync(path, 0o600);
}

export function forgetToken(path: string): void {
  rmSync(path, { force: true });
}
