import { MAX_UPLOAD_BYTES, UPLOAD_TYPES } from '@reelrupee/contract/constants';

/** What is wrong with a chosen file, in words for the user; null when it may be sent. */
export function checkImage(file: File): string | null {
  if (!UPLOAD_TYPES.some((type) => type === file.type)) return 'Please choose a JPEG, PNG or WebP image.';
  if (file.size === 0) return 'This image is empty. Please choose another one.';
  if (file.size > MAX_UPLOAD_BYTES) return 'This image is larger than 5 MB. Please choose a smaller one.';
  return null;
}
