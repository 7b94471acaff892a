import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { adminCommand } from '../adminCommand';
import type { Config } from '../config';
import type { FirstAdministrator } from '../seed/seedAdministrator';
import { UserError } from '../userError';

type Settings = Pick<Config, 'isProduction' | 'DATA_DIR'> & { ADMIN_PASSWORD?: string | undefined };

/** The file that holds the first password in production, readable by its owner only. */
export function passwordFile({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string {
  return join(DATA_DIR, 'first-administrator');
}

/** Writes the first password to a file in production, where the terminal is a log. */
export async function writeFirstPassword(
  { email, password }: FirstAdministrator,
  config: Settings,
): Promise<void> {
  if (!config.isProduction || config.ADMIN_PASSWORD) return;
  const file = passwordFile(config);
  try {
    await mkdir(config.DATA_DIR, { recursive: true });
    // The mode is that of a new file.
    await rm(file, { force: true });
    await writeFile(file, `${email}\n${password}\n`, { mode: 0o600 });
  } catch {
    throw new UserError(
      `The first administrator's password cannot be written to ${file}. Set ADMIN_PASSWORD, or DATA_DIR to a folder that can be written.`,
    );
  }
}

/** The start message about a new administrator. */
export function administratorMessage({ email, password }: FirstAdministrator, config: Settings): string {
  const command = adminCommand();
  const change = `Change it with: ${command} password`;
  if (config.ADMIN_PASSWORD)
    return `The first administrator: ${email}, password from ADMIN_PASSWORD. ${change}`;
  if (config.isProduction) {
    return `The first administrator: ${email}, password in ${passwordFile(config)}. ${change}, then delete the file.`;
  }
  return `The first administrator: ${email}, password ${password}\nThis is shown once. Use it with: ${command} --help`;
}
