/** A switch runs the code of changed releases only; code that cannot render costs its own screen. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { toRelease } from '../make/toRelease';
import { readAudit } from '../store/auditLog';
import type { FolderStore } from '../store/folder/folderStore';
import { step } from '../switch/step';
import { applyConfig } from '../switch/releaseShell';
import { readLive, requireLive, switchLive, type Switched } from '../switch/switch';
import { publishExample, remoteLike, shellLike } from '../testing/exampleStore';
import { testStore } from '../testing/testStore';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const TEMPLATE = '<main>%SCREEN%</main><script type="application/json">%COMPOSITION%</script>';
const SHELL = `const composition = JSON.parse(document.getElementById('reelrupee-composition').textContent);
  module.exports = {
    shared: { composition },
    prerenderPage: async (path, Screen) => (Screen ? Screen() : 'screen of ' + path),
  };`;
/** Different in each run. */
const SCREEN = (path: string) =>
  `exports.default = { screens: { '${path}': () => '${path} ' + Math.random() + ' ' + Object.keys(require('composition').remotes) } };`;

let store: FolderStore;
beforeEach(async () => {
  store = await testStore();
  await publishExample(store, shellLike({ id: '1.1.0-draws', template: TEMPLATE }), {
    code: { html: SHELL },
  });
  await switchLive(store, (live) => {
    const { id: _, ...content } = requireLive(live);
    const shell = { release: '1.1.0-draws', platform: '1.2.0' };
    return {
      next: { ...content, shell },
      audit: [{ action: 'release', name: 'shell', release: shell.release }],
    };
  });
});

async function release(name: string, id: string, html: string): Promise<Switched> {
  const manifest = remoteLike(name, { id });
  await publishExample(store, manifest, { code: { html } });
  const change = { kind: 'release' as const, release: toRelease(manifest) };
  return switchLive(store, (live) => step(requireLive(live), name, change, {}));
}

function screenOn(path: string): string {
  const html = readFileSync(join(store.public, path, 'index.html'), 'utf8');
  return /<main>(.*)<\/main>/.exec(html)?.[1] ?? '';
}

test('a switch of one remote runs the code of no other', async () => {
  await release('mf-one', '1.1.0-b', SCREEN('/one'));
  const one = screenOn('one');
  expect(one).toMatch(/^\/one 0\.\d+ mf-one$/);
  await release('mf-two', '1.1.0-b', SCREEN('/two'));
  expect(screenOn('one')).toBe(one);
  expect(screenOn('two')).toMatch(/^\/two/);
  expect(screenOn('login')).toBe('screen of /login');
});

test('a screen that cannot be rendered is named in the result and in the log; its page comes without it', async () => {
  const endless = `exports.default = { screens: { '/one': () => { for (;;); } } };`;
  const { notPrerendered } = await release('mf-one', '1.1.0-endless', endless);
  const named = [{ path: '/one', problem: 'takes more than 2 s of processor time' }];
  expect(notPrerendered).toEqual(named);
  expect((await readAudit(store)).at(-1)).toMatchObject({ name: 'mf-one', notPrerendered: named });
  expect(screenOn('one')).toBe('');
  expect((await readLive(store))?.remotes['mf-one']?.current.id).toBe('1.1.0-endless');
});

test('a failure is stored, and retried when the configuration is applied', async () => {
  const throws = `exports.default = { screens: { '/one': () => { throw new Error(String(Math.random())); } } };`;
  const first = await release('mf-one', '1.1.0-b', throws);
  const kept = await release('mf-two', '1.1.0-b', SCREEN('/two'));
  const again = await applyConfig(store);
  const [before, other, after] = [first, kept, again].map(({ notPrerendered }) => notPrerendered[0]?.problem);
  expect(before).toMatch(/^throws Error: 0\.\d+$/);
  expect(other).toBe(before);
  expect(after).not.toBe(before);
});
