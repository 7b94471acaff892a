import sharp from 'sharp';
import { expect, it } from 'vitest';
import { qrCodePng } from '../testing/qrCodePng';
import { readQrPayee } from './readQrPayee';

it('is read from a code with room around it, in the image format that is stored', async () => {
  const webp = await sharp(await qrCodePng('upi://pay?pa=asha@okbank&pn=Asha'))
    .extend({ top: 300, bottom: 260, left: 80, right: 80, background: '#5b3fa0' })
    .webp({ quality: 80 })
    .toBuffer();
  expect(await readQrPayee(webp)).toBe('asha@okbank');
});

it('is null for a photo without a code', async () => {
  const photo = await sharp({ create: { width: 400, height: 800, channels: 3, background: '#888' } })
    .webp()
    .toBuffer();
  expect(await readQrPayee(photo)).toBeNull();
});
