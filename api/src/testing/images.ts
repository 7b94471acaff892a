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
