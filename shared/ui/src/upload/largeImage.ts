import { UPLOAD_TYPES } from '@reelrupee/contract/constants';

/** Above it, an image is made smaller: on a slow network, one of the largest accepted ones would be sent for minutes. */
const LARGE_BYTES = 1024 * 1024;

/** True if a file is an image that is made smaller before it is sent. */
export function isLargeImage(file: File): boolean {
  return file.size > LARGE_BYTES && UPLOAD_TYPES.some((type) => type === file.type);
}

/** A large image made smaller; the same file if the browser cannot do that, or nothing is gained. */
export async function smallerImage(file: File): Promise<File> {
  try {
    const { shrinkImage } = await import(/* webpackChunkName: "shrink-image" */ './shrinkImage');
    const smaller = await shrinkImage(file);
    return smaller.size < file.size ? smaller : file;
  } catch {
    return file;
  }
}
