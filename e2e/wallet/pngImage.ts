const ONE_PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The smallest image that the provider takes. */
export function pngBytes(): Buffer {
  return Buffer.from(ONE_PIXEL, 'base64');
}

/** The same, as a form sends it. */
export function pngImage(): Blob {
  return new Blob([new Uint8Array(pngBytes())], { type: 'image/png' });
}
