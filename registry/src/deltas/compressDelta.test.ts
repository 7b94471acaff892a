import { randomBytes } from 'node:crypto';
import { expect, test, vi } from 'vitest';

test('gives files back also after its module is loaded again in the same process', async () => {
  const content = randomBytes(30_000);
  const changed = Buffer.concat([content, Buffer.from('one line')]);
  for (let copy = 0; copy < 3; copy += 1) {
    vi.resetModules();
    const { compressDelta, decompressDelta } = await import('./compressDelta');
    const delta = await compressDelta(changed, content);
    expect((await decompressDelta(delta, content)).equals(changed)).toBe(true);
  }
});
