import { expect, test } from 'vitest';
import { installFiles } from './installFiles';
import { webManifest } from './webManifest';

interface Picture {
  src: string;
  sizes: string;
  type: string;
}

const manifest = JSON.parse(webManifest('CoinClips')) as Record<string, unknown> & {
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { url: string; icons: Picture[] }[];
};

test('the product’s own name is on the home screen', () => {
  expect(manifest).toMatchObject({ name: 'CoinClips', short_name: 'CoinClips', start_url: '/' });
});

test('its texts are in Hindi too, for browsers that choose by their language', () => {
  expect(manifest).toMatchObject({ description_localized: { hi: expect.stringMatching(/रुपये/) } });
  for (const shortcut of manifest.shortcuts) {
    expect(shortcut).toMatchObject({ name_localized: { hi: expect.stringMatching(/[\u0900-\u097f]/) } });
  }
});

test('every picture exists, with the type and size that the manifest says', () => {
  const files = new Map(installFiles('CoinClips'));
  const pictures = [
    ...manifest.icons,
    ...manifest.screenshots,
    ...manifest.shortcuts.flatMap(({ icons }) => icons),
  ];
  expect(pictures).toHaveLength(9);
  for (const { src, sizes, type } of pictures) {
    const content = files.get(src.slice(1)) ?? Buffer.alloc(0);
    expect([src, sizesOf(content, type)]).toEqual([src, sizes]);
  }
});

/** Width and height in the header of a PNG, or in the first frame of a JPEG. */
function sizesOf(content: Buffer, type: string): string {
  if (type === 'image/png') return `${content.readUInt32BE(16)}x${content.readUInt32BE(20)}`;
  const frame = content.findIndex(
    (byte, index) => byte === 0xff && (content[index + 1] ?? 0) >> 1 === 0xc0 >> 1,
  );
  return `${content.readUInt16BE(frame + 7)}x${content.readUInt16BE(frame + 5)}`;
}
