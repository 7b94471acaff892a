import { ok, type Result } from '../result';
import { type ImageError, readImage } from '../uploads/readImage';
import { readQrPayee } from './readQrPayee';

export interface QrCode {
  /** The image, encoded as WebP. */
  webp: Buffer;
  /** The UPI ID that the code pays; null without a readable code. */
  upiId: string | null;
}

/** Decodes the image of a QR code and reads whom it pays. */
export async function readQrCode(userId: string, image: Blob): Promise<Result<QrCode, ImageError>> {
  const webp = await readImage(userId, image);
  return webp.ok ? ok({ webp: webp.value, upiId: await readQrPayee(webp.value) }) : webp;
}
