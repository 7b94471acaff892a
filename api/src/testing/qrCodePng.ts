import encodeQR from 'qr';
import sharp from 'sharp';

const SIDE = 720;

/** A QR code with this text as a PNG, as a payment app shows it. */
export function qrCodePng(text: string): Promise<Buffer> {
  const svg = encodeQR(text, 'svg', { border: 4 });
  return sharp(Buffer.from(svg))
    .resize(SIDE, SIDE, { kernel: 'nearest' })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();
}
