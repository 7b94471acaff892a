/** A release costs a returning visitor what changed, in a real browser that checks the hashes of what it gets. */
import { writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { addDeltas } from '@reelrupee/registry/deltas/addDeltas';
import { compressFiles } from '@reelrupee/registry/testing/compressFiles';
import { integrityOf } from '@reelrupee/registry/make/integrity';
import { remoteManifest, shellManifest } from '@reelrupee/registry/store/findManifest';
import { switchToRelease } from '@reelrupee/registry/switch/releaseRemote';
import { shellStep } from '@reelrupee/registry/switch/releaseShell';
import { readLive, requireLive, switchLive } from '@reelrupee/registry/switch/switch';
import { SLOW } from '../../../api/src/testing/combinations';
import { startTestApi } from '../../../api/src/testing/startTestApi';
import type { OwnTarget } from '../site/ownTarget';
import { expect, test } from '../site/test';
import { makeVariant } from '../site/variant';

const REMOTE = 'mf-plans';
const [ENTRY, LARGEST] = ['shell.js', 'first.js'];
const ONE_LINE = '\ndocument.documentElement.dataset.release = "next";';

/** Releases mf-plans with one more line in its entry, as the release command does. */
async function releaseRemote({ store }: OwnTarget, id: string): Promise<void> {
  const live = requireLive(await readLive(store)).remotes[REMOTE]?.current;
  if (!live) throw new Error(`${REMOTE} is not live.`);
  const { release, files } = makeVariant(REMOTE, live, id, ONE_LINE);
  const folder = await store.stagingFolder();
  for (const [path, content] of files) writeFileSync(join(folder, path), content);
  await compressFiles([...files.keys()].map((path) => join(folder, path)));
  const manifest = { ...(await remoteManifest(store, REMOTE, live.id)), id, files: release.files };
  await addDeltas(store, { folder, manifest, code: {} });
  await store.publish({ folder, manifest, code: {} });
  await switchToRelease(store, manifest, undefined, {});
}

/** Releases the shell with one more line in its largest script. */
async function releaseShell({ store }: OwnTarget, id: string): Promise<void> {
  const live = requireLive(await readLive(store)).shell.release;
  const before = await shellManifest(store, live);
  const folder = await store.stagingFolder();
  await store.copyFiles({ name: 'shell', id: live }, folder);
  const files = { ...before.files };
  const change = async (path: string, edit: (text: string) => string) => {
    const text = edit(readFileSync(join(folder, path), 'utf8'));
    writeFileSync(join(folder, path), text);
    await compressFiles([join(folder, path)]);
    files[path] = integrityOf(Buffer.from(text));
  };
  await change(LARGEST, (text) => text.replace('"use strict";', `"use strict";${ONE_LINE}`));
  // The entry has the hashes of the other scripts.
  await change(ENTRY, (text) => text.replaceAll(before.files[LARGEST] ?? '', files[LARGEST] ?? ''));
  const manifest = { ...before, id, files };
  const code = { worker: await store.readCode({ name: 'shell', id: live }, 'worker') };
  await addDeltas(store, { folder, manifest, code });
  await store.publish({ folder, manifest, code });
  await switchLive(store, (current) => shellStep(store, current, manifest));
}

/** Watches the bytes and the coding of the files of one release. */
function watchTransfer(page: Page, folder: string): () => Promise<{ bytes: number; codings: Set<string> }> {
  const seen: Promise<{ bytes: number; coding: string }>[] = [];
  const record = async (url: string, response: Awaited<ReturnType<Page['waitForResponse']>>) => {
    await response.finished();
    const { responseBodySize: bytes } = await response.request().sizes();
    return { bytes, coding: (await response.headerValue('content-encoding')) ?? `none: ${url}` };
  };
  page.on('response', (response) => {
    const url = response.url();
    if (url.includes(folder) && /\.(js|css)$/.test(url)) seen.push(record(url, response));
  });
  return async () => {
    const all = await Promise.all(seen);
    return {
      bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
      codings: new Set(all.map(({ coding }) => coding)),
    };
  };
}

for (const serviceWorkers of ['block', 'allow'] as const) {
  test.describe(`with service workers: ${serviceWorkers}`, () => {
    test.use({ serviceWorkers });

    test('one line in a remote costs a returning visitor 1.5 KiB at most', async ({ page, own }) => {
      const api = await startTestApi({ siteDir: own.store.public });
      await page.goto(`${api.url}/plan`);
      await expect(page.getByRole('heading', { name: 'Plans' }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await releaseRemote(own, '9.0.0-abcdef1234');
      const transfer = watchTransfer(page, `/${REMOTE}/9.0.0-abcdef1234/`);
      await page.goto(`${api.url}/plan?again`);
      await expect(page.locator('html[data-release=next]')).toBeAttached();
      await page.waitForLoadState('networkidle');
      const { bytes, codings } = await transfer();
      expect([...codings]).toEqual(['dcz']);
      expect(bytes).toBeLessThanOrEqual(1536);
      console.log(`${REMOTE}, service workers ${serviceWorkers}: ${bytes} bytes`);
      await api.stop();
    });

    test('one line in the shell costs a returning visitor 6 KiB at most', SLOW, async ({ page, own }) => {
      const api = await startTestApi({ siteDir: own.store.public });
      await page.goto(`${api.url}/plan`);
      await expect(page.getByRole('heading', { name: 'Plans' }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await releaseShell(own, '9.0.0-abcdef1234');
      const transfer = watchTransfer(page, '/shell/9.0.0-abcdef1234/');
      await page.goto(`${api.url}/plan?again`);
      await expect(page.getByRole('heading', { name: 'Plans' }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const { bytes, codings } = await transfer();
      expect([...codings]).toEqual(['dcz']);
      expect(bytes).toBeLessThanOrEqual(6144);
      console.log(`shell, service workers ${serviceWorkers}: ${bytes} bytes`);
      await api.stop();
    });
  });
}
