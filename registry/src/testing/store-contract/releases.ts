import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { integrityOf } from '../../make/integrity';
import type { Store } from '../../store/store';
import { publishExample, remoteLike } from '../exampleStore';

const REF = { name: 'mf-one', id: '1.1.0-b' };

/** Tests releases, their screens, and the folders that they are staged in. */
export function testReleases(open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  describe('a release', () => {
    test('is published with its files, its code and its manifest', async () => {
      const manifest = remoteLike(REF.name, { id: REF.id });
      await publishExample(store, manifest, { text: 'the script', code: { html: 'the code' } });
      expect(await store.findRelease(REF)).toEqual(manifest);
      expect((await store.readFile(REF, 'entry.js')).toString()).toBe('the script');
      expect(await store.readCode(REF, 'html')).toBe('the code');
      expect(await store.readCode(REF, 'worker')).toBeUndefined();
      expect(await store.releases()).toEqual([{ ...REF, builtAt: manifest.builtAt }]);
      const folder = mkdtempSync(join(tmpdir(), 'copy-'));
      await store.copyFiles(REF, folder);
      expect(readdirSync(folder)).toEqual(['entry.js']);
      expect(readFileSync(join(folder, 'entry.js'), 'utf8')).toBe('the script');
      rmSync(folder, { recursive: true });
    });

    test('that is not published is not found', async () => {
      expect(await store.findRelease(REF)).toBeUndefined();
      expect(await store.readCode(REF, 'html')).toBeUndefined();
      expect(await store.releases()).toEqual([]);
      await expect(store.readFile(REF, 'entry.js')).rejects.toThrow();
      await expect(store.copyFiles(REF, join(tmpdir(), 'never-made'))).rejects.toThrow();
    });

    test('that two build at once keeps the files of the first', async () => {
      const other = await open();
      const published = await Promise.all(
        ['asha', 'ravi'].map((who) => {
          const files = { 'entry.js': integrityOf(Buffer.from(who)) };
          const manifest = remoteLike(REF.name, { id: REF.id, files });
          return publishExample(who === 'asha' ? store : other, manifest, { text: who, code: { html: who } });
        }),
      );
      const content = await store.readFile(REF, 'entry.js');
      for (const { files } of published) expect(files).toEqual({ 'entry.js': integrityOf(content) });
      expect(await store.readCode(REF, 'html')).toBe(content.toString());
      await other.close();
    });
  });

  test('publishing takes the folder of a build over, also of one that is published already', async () => {
    const manifest = remoteLike(REF.name, { id: REF.id });
    for (let time = 0; time < 2; time += 1) {
      const folder = await store.stagingFolder();
      await store.publish({ folder, manifest, code: {} });
      expect(existsSync(folder)).toBe(false);
    }
  });

  test('a screen is kept with the release that it was rendered by', async () => {
    await publishExample(store, remoteLike(REF.name, { id: REF.id }));
    expect(await store.findScreen(REF, 'key')).toBeUndefined();
    await store.saveScreen(REF, 'key', { html: '<p>One</p>' });
    await store.saveScreen(REF, 'other', { problem: 'threw' });
    expect(await store.findScreen(REF, 'key')).toEqual({ html: '<p>One</p>' });
    await store.saveScreen(REF, 'other', { html: '<p>Two</p>' });
    expect(await store.findScreen(REF, 'other')).toEqual({ html: '<p>Two</p>' });
  });

  test('a staging folder that was not published is gone with the store', async () => {
    const other = await open();
    const folder = await other.stagingFolder();
    expect(existsSync(folder)).toBe(true);
    await other.close();
    expect(existsSync(folder)).toBe(false);
  });
}
