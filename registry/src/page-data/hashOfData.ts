import { createHash } from 'node:crypto';
import type { PageData } from '@reelrupee/federation/composition/pageData';

/** Hash of page data, by which the audit log says what pages show. */
export function hashOfData(data: PageData): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 12);
}
