/** Replacing files that belong together. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Replaces files by new content, creating their folders. All is written before the first one is replaced, so that
 * a full disk or a stopped process leaves the old ones; then one renaming follows the other. Readers see of each
 * file the old content or the new one, never a part.
 */
export function replaceFiles(files: ReadonlyMap<string, string | Buffer>): void {
  const next = [...files].map(([file, content]) => {
    mkdirSync(dirname(file), { recursive: true });
    const staged = `${file}.${process.pid}.next`;
    writeFileSync(staged, content);
    return { file, staged };
  });
  for (const { file, staged } of next) renameSync(staged, file);
}
