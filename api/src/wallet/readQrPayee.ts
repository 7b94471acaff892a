import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { upiIdOfCode } from './upiIdOfCode';

/** Longest side in pixels at which a code is searched for: enough for a photo of a screen, and quick. */
const SEARCH_SIDE = 800;

/** The UPI ID that the QR code in an image pays; null if no code can be read or the code names no UPI ID. */
export async function readQrPayee(image: Buffer): Promise<string | null> {
  const { data, info } = await sharp(image)
    .resize({ width: SEARCH_SIDE, height: SEARCH_SIDE, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const text = decode({ width: info.width, height: info.height, data });
  return text === null ? null : upiIdOfCode(text);
}

function decode(pixels: { width: number; height: number; data: Buffer }): string | null {
  try {
    return decodeQR(pixels);
  } catch {
    // The library throws for an image without a readable code.
    return null;
  }
}
