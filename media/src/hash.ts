import { createHash } from 'node:crypto';

/** Eight hex digits that identify some content. */
export function hash8(...contents: readonly (Buffer | string)[]): string {
  const sum = createHash('sha256');
  for (const content of contents) sum.update(content);
  return sum.digest('hex').slice(0, 8);
}
