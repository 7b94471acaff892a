import { readFileSync, writeFileSync } from 'node:fs';
import { compressedCopies } from '../make/compress';

/** Writes `file.br` and `file.gz` next to each of the files. */
export async function compressFiles(files: string[]): Promise<void> {
  const copies = await compressedCopies(new Map(files.map((file) => [file, readFileSync(file)])));
  for (const [path, content] of copies) writeFileSync(path, content);
}
