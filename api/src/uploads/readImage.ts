import { MAX_UPLOAD_BYTES } from '@reelrupee/contract/constants';
import type { imageErrors } from '@reelrupee/contract/images';
import sharp from 'sharp';
import { err, ok, type Result } from '../result';
import { decoders } from './decoders';
import { isAcceptedImage } from './imageType';

/** Decoded, an image of this many pixels takes about 100 MB. */
const MAX_PIXELS = 25_000_000;
/** Longest side in pixels after resizing; a screenshot stays readable. */
const MAX_SIDE = 1600;

/** Two images at once, which bounds the memory for pixels; one of each user, since a small file can take a second. */
const decode = decoders(2);

export type ImageError = keyof typeof imageErrors;

/**
 * Checks an upload by its content and re-encodes it as WebP, which strips metadata and anything hidden in the
 * file. Returns the WebP bytes. Images of the same user are decoded one after the other.
 */
export async function readImage(userId: string, file: Blob): Promise<Result<Buffer, ImageError>> {
  if (file.size > MAX_UPLOAD_BYTES) return err('imageTooLarge');
  const bytes = Buffer.from(await file.arrayBuffer());
  if (!isAcceptedImage(bytes)) return err('imageUnsupported');
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) return err('imageTooLarge');
    return ok(await decode(userId, () => encode(bytes)));
  } catch {
    return err('imageBroken');
  }
}

function encode(bytes: Buffer): Promise<Buffer> {
  return (
    sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', pages: 1 })
      // Applies the EXIF orientation, which is stripped with the metadata.
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
  );
}
