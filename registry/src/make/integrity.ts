import { createHash } from 'node:crypto';

/** The integrity of a file's content, as browsers check it. */
export function integrityOf(content: Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
