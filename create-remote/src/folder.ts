import { existsSync, readdirSync, statSync } from 'node:fs';

/** The reason why a repository cannot be made in a folder; undefined when it can. A fresh clone has `.git` only. */
export function folderProblem(dir: string): string | undefined {
  if (!existsSync(dir)) return undefined;
  if (!statSync(dir).isDirectory()) return `${dir} is a file.`;
  return readdirSync(dir).some((name) => name !== '.git') ? `${dir} is not empty.` : undefined;
}

/** The command that enters a folder, for any shell. */
export function enterCommand(dir: string): string {
  return /\s/.test(dir) ? `cd "${dir}"` : `cd ${dir}`;
}
