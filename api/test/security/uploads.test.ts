import { MAX_UPLOAD_BYTES } from '@reelrupee/contract/constants';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { call, mustCall } from '../../src/testing/apiClient';
import { describeOnEngines } from '../../src/testing/engines';
import { newPerson } from '../../src/testing/people';
import { newId } from '../../src/ids';
import { plansOf } from '../../src/testing/watching';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const HTML = '<!doctype html><script>alert(1)</script>';
const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n';

const picture = (width = 200, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: '#0a7' } });

/** Random pixels, which no format can compress. */
function noise(side: number) {
  const raw = Buffer.alloc(side * side * 3, 7).map((_, index) => (index * 2_654_435_761) % 251);
  return sharp(raw, { raw: { width: side, height: side, channels: 3 } });
}

interface Upload {
  name: string;
  bytes: () => Promise<Buffer> | Buffer;
  code: number;
  /** Width and height of the stored image, where they matter. */
  size?: [number, number];
}

const CORPUS: Upload[] = [
  { name: 'a JPEG', bytes: () => picture().jpeg().toBuffer(), code: 200 },
  { name: 'a PNG', bytes: () => picture().png().toBuffer(), code: 200 },
  { name: 'a WebP', bytes: () => picture().webp().toBuffer(), code: 200 },
  { name: 'a photo of 12 megapixels', bytes: () => picture(4000, 3000).jpeg().toBuffer(), code: 200 },
  {
    name: 'a photo turned by EXIF',
    // EXIF orientation 6: the camera was held upright, so width and height are swapped when displayed.
    bytes: () => picture(200, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    code: 200,
    size: [300, 200],
  },
  { name: 'an SVG with a script', bytes: () => Buffer.from(SVG), code: 415 },
  { name: 'an HTML page', bytes: () => Buffer.from(HTML), code: 415 },
  { name: 'a PDF', bytes: () => Buffer.from(PDF), code: 415 },
  { name: 'a GIF', bytes: () => picture().gif().toBuffer(), code: 415 },
  { name: 'a TIFF', bytes: () => picture().tiff().toBuffer(), code: 415 },
  { name: '0 bytes', bytes: () => Buffer.alloc(0), code: 415 },
  { name: 'a signature without an image', bytes: () => Buffer.from('89504e470d0a1a0a', 'hex'), code: 415 },
  { name: 'a PNG cut in half', bytes: async () => half(await noise(64).png().toBuffer()), code: 415 },
  { name: 'a JPEG cut in half', bytes: async () => half(await noise(64).jpeg().toBuffer()), code: 415 },
  { name: 'a WebP cut in half', bytes: async () => half(await noise(64).webp().toBuffer()), code: 415 },
  {
    name: 'a decompression bomb of 144 megapixels',
    bytes: () => picture(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer(),
    code: 413,
  },
  { name: '25 megapixels', bytes: () => picture(5000, 5000).png().toBuffer(), code: 200 },
  { name: 'slightly more than 25 megapixels', bytes: () => picture(5000, 5001).png().toBuffer(), code: 413 },
  { name: 'exactly 5 MB', bytes: () => paddedTo(MAX_UPLOAD_BYTES), code: 200 },
  { name: 'one byte more than 5 MB', bytes: () => paddedTo(MAX_UPLOAD_BYTES + 1), code: 413 },
  { name: '6 MB', bytes: () => paddedTo(6 * 1024 ** 2), code: 413 },
  {
    name: 'a picture followed by a script',
    bytes: async () => Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from(HTML)]),
    code: 200,
  },
  {
    name: 'a picture with a script in its metadata',
    bytes: () =>
      picture()
        .withExif({ IFD0: { Copyright: HTML } })
        .jpeg()
        .toBuffer(),
    code: 200,
  },
];

/** A picture padded to a size in bytes. */
async function paddedTo(size: number): Promise<Buffer> {
  const image = await picture().png().toBuffer();
  return Buffer.concat([image, Buffer.alloc(size - image.length)]);
}

function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, Math.floor(bytes.length / 2));
}

describeOnEngines('an upload', (engine) => {
  it.each(CORPUS)('of $name is answered with $code', async ({ bytes, code, size }) => {
    const { api } = engine;
    const person = await newPerson(api);
    const [plan] = (await plansOf(api)).paid;
    const payload = {
      userId: person.userId,
      planId: plan?._id ?? '',
      transactionId: newId(),
      amount: 255,
      // File name and declared type are ignored.
      qrImage: new File([new Uint8Array(await bytes())], 'proof.png', { type: 'image/png' }),
    };
    const answer = await call(api.url, 'rechargePlan', payload, person.token);
    expect([answer.code, answer.msg]).toEqual([code, expect.any(String)]);
    if (!answer.data) return;
    const proof = { _id: answer.data.screenshot };
    const { image } = await mustCall(api.url, 'adminGetProof', proof, api.admin.token);
    const stored = Buffer.from(image.split(',')[1] ?? '', 'base64');
    const metadata = await sharp(stored).metadata();
    expect(metadata).toMatchObject({ format: 'webp' });
    expect(metadata.exif).toBeUndefined();
    if (size) expect([metadata.width, metadata.height]).toEqual(size);
    expect(stored.includes('<script>')).toBe(false);
    expect(Math.max(metadata.width, metadata.height)).toBeLessThanOrEqual(1600);
  });

  it('is not readable by other users', async () => {
    const { api } = engine;
    const person = await newPerson(api);
    const { code } = await call(api.url, 'adminGetProof', { _id: 'any' }, person.token);
    expect(code).toBe(403);
  });
});
