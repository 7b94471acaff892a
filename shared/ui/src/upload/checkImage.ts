import { MAX_UPLOAD_BYTES, UPLOAD_TYPES } from '@reelrupee/contract/constants';

/** Messages for files that cannot be used, as English texts: they are translated where they are shown. */
export type ImageMistake =
  | 'Please choose a JPEG, PNG or WebP image.'
  | 'This image is empty. Please choose another one.'
  | 'This image is larger than 5 MB. Please choose a smaller one.'
  | 'This image cannot be read. Please choose another one.';

/** Validates a chosen file; returns the message for the user, or null if it is valid. */
export function checkImage(file: File): ImageMistake | null {
  if (!UPLOAD_TYPES.some((type) => type === file.type)) return 'Please choose a JPEG, PNG or WebP image.';
  if (file.size === 0) return 'This image is empty. Please choose another one.';
  if (file.size > MAX_UPLOAD_BYTES) return 'This image is larger than 5 MB. Please choose a smaller one.';
  return null;
}
