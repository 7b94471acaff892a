import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const REELS = join(import.meta.dirname, '../../media/pack');

/** A picture with content, for a file input. */
export function photo() {
  const poster = readdirSync(REELS).find((name) => name.endsWith('.webp')) ?? '';
  return { name: 'payment.webp', mimeType: 'image/webp', buffer: readFileSync(join(REELS, poster)) };
}
