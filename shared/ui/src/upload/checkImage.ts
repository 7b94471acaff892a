import { MAX_UPLOAD_BYTES, UPLOAD_TYPES } from '@reelrupee/contract/constants';

/** Validates a chosen file; returns the message for the user, or null if it is valid. */
export function checkImage(file: File): string | null {
  if (!UPLOAD_TYPES.some((type) => type === file.type)) return 'Please choose a JPEG, PNG or WebP image.';
  if (file.size === 0) return 'This image is empty. Please choose another one.';
  if (file.size > MAX_UPLOAD_BYTES) return 'This image is larger than 5 MB. Please choose a smaller one.';
  return null;
}
