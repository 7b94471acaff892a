import { MAX_UPLOAD_BYTES } from '@reelrupee/contract/constants';
import type { imageRefusals } from '@reelrupee/contract/images';
import sharp from 'sharp';
import { isAcceptedImage } from './imageType';

/** Decoded, an image of this many pixels takes about 100 MB. */
const MAX_PIXELS = 25_000_000;
/** A screenshot stays readable at this size. */
const MAX_SIDE = 1600;

export type ImageRefusal = keyof typeof imageRefusals;

export type ReadImage = { kind: 'image'; webp: Buffer } | { kind: 'refused'; refusal: ImageRefusal };

/**
 * Judges an upload by its content and encodes it anew as WebP, which strips metadata and anything that was
 * hidden behind or inside the picture.
 */
export async function readImage(file: Blob): Promise<ReadImage> {
  if (file.size > MAX_UPLOAD_BYTES) return { kind: 'refused', refusal: 'imageTooLarge' };
  const bytes = Buffer.from(await file.arrayBuffer());
  if (!isAcceptedImage(bytes)) return { kind: 'refused', refusal: 'imageUnsupported' };
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) return { kind: 'refused', refusal: 'imageTooLarge' };
    return { kind: 'image', webp: await encode(bytes) };
  } catch {
    return { kind: 'refused', refusal: 'imageBroken' };
  }
}

function encode(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', pages: 1 })
    .rotate()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
}
