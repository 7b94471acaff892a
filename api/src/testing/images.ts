import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** One pixel, in base64. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The smallest image that the provider accepts. */
export function pngBytes(): Buffer {
  return Buffer.from(PNG, 'base64');
}

/** The same, as a form field. */
export function smallPng(): Blob {
  return new Blob([new Uint8Array(pngBytes())], { type: 'image/png' });
}

/** A picture as the camera of a phone makes it: 12 megapixels on their side, and more bytes than an upload may have. */
export function cameraPhoto(): Promise<Buffer> {
  const raw = { width: 4000, height: 3000, channels: 3 } as const;
  return sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
    .jpeg({ quality: 75 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}
