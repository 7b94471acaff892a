/** One pixel, in base64. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The smallest valid PNG. */
export function smallPng(): Blob {
  return new Blob([Buffer.from(PNG, 'base64')]);
}
