import type { Page } from '@playwright/test';

/**
 * The share of pixels that differ between two PNG files, 0 to 1, counted by the browser of `page`. What only one of them
 * covers counts as different.
 */
export async function changedShare(page: Page, before: Buffer, now: Buffer): Promise<number> {
  if (before.equals(now)) return 0;
  return page.evaluate(
    async (files) => {
      const [one, other] = await Promise.all(
        files.map(async (base64) =>
          createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob()),
        ),
      );
      if (!one || !other) throw new Error('Two pictures are compared');
      const width = Math.max(one.width, other.width);
      const height = Math.max(one.height, other.height);
      const [first, second] = [one, other].map((bitmap) => {
        const context = new OffscreenCanvas(width, height).getContext('2d');
        if (!context) throw new Error('The browser draws no pictures');
        context.drawImage(bitmap, 0, 0);
        return new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
      });
      let changed = 0;
      first?.forEach((pixel, index) => {
        if (pixel !== second?.[index]) changed += 1;
      });
      return changed / (width * height);
    },
    [before, now].map((file) => file.toString('base64')),
  );
}
