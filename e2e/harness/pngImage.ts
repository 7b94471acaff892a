import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const REELS = join(import.meta.dirname, '../../media/pack');
const ONE_PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The smallest image that the provider accepts. */
export function pngBytes(): Buffer {
  return Buffer.from(ONE_PIXEL, 'base64');
}

/** The same, as a form field. */
export function pngImage(): Blob {
  return new Blob([new Uint8Array(pngBytes())], { type: 'image/png' });
}

/** A picture with content, for a file input. */
export function photo() {
  const poster = readdirSync(REELS).find((name) => name.endsWith('.webp')) ?? '';
  return { name: 'payment.webp', mimeType: 'image/webp', buffer: readFileSync(join(REELS, poster)) };
}
