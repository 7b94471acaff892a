/** A team that works alone: a new remote from scaffold to removal, without a change by another team. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { applyConfig } from '@reelrupee/registry/switch/releaseShell';
import { readLive, requireLive } from '@reelrupee/registry/switch/switch';
import { SLOW } from '../../../api/src/testing/combinations';
import { fileHashes } from '../site/fileHashes';
import { freePort } from '../../../deploy/testing/ports';
import type { OwnTarget } from '../site/ownTarget';
import { SITE_DIR } from '../../harness/siteDir';
import { expect, test } from '../site/test';
import { runCommand, startCommand, type RunningCommand } from '../workspace/workspaceCommands';
import { copySources } from '../workspace/workspaceCopy';

const NAME = 'mf-trial';
const SCREEN = `${NAME}/src/TrialScreen.tsx`;

test.describe.configure({ mode: 'serial' });

let workspace = '';
let before: Map<string, string>;
test.beforeAll(async () => {
  workspace = copySources({ withLinks: false });
  before = sourcesOf(workspace);
  await runCommand(workspace, 'new', NAME);
});
test.afterAll(() => rmSync(workspace, { recursive: true, force: true }));

test(
  'npm run dev shows it in the real shell, updates it with its state kept, and can be left again',
  SLOW,
  async ({ page }) => {
    const scaffolded = read(SCREEN);
    const { dev, address } = await startDev([]);
    const hotUpdates = followsChanges(page);
    await page.goto(address);
    await expect(page.getByText('Nothing here yet')).toBeVisible();
    const banner = page.getByRole('status').filter({ hasText: `Preview of ${NAME} from http://localhost:` });
    await expect(banner).toBeVisible();
    expect(new URL(page.url()).search).toBe('');

    // The screen may be rendered before the page's load event.
    await page.waitForLoadState('load');
    await hotUpdates;
    const loads = countLoads(page);
    write(SCREEN, counting('First'));
    const button = page.getByRole('button', { name: /clicks/ });
    await expect(button).toHaveText('First: 0 clicks');
    await button.click();
    await button.click();
    write(SCREEN, counting('Second'));
    await expect(button).toHaveText('Second: 2 clicks');
    expect(loads()).toBe(0);

    await banner.getByRole('button', { name: 'Leave preview' }).click();
    await expect(page.getByText('Nothing here yet')).toBeVisible();
    await expect(banner).toHaveCount(0);
    write(SCREEN, scaffolded);
    await dev.end();
  },
);

test('npm run dev --shell shows it in a deployed shell that allows it, and reloads the page for a change', async ({
  page,
  own,
  ownSite,
}) => {
  const port = await freePort();
  await allowPreviews(own, `http://localhost:${port}`);
  const scaffolded = read(SCREEN);
  const { dev, address } = await startDev(['--shell', ownSite.url], port);
  expect(address).toContain(ownSite.url);
  await page.goto(address);
  await expect(page.getByText(`Preview of ${NAME} from`)).toBeVisible();
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  write(SCREEN, counting('First'));
  await expect(page.getByRole('button', { name: 'First: 0 clicks' })).toBeVisible();
  write(SCREEN, scaffolded);
  await dev.end();
});

test(
  'it passes every check, is released under its own route without a change of the shell, and is removed without a trace',
  SLOW,
  async ({ page, browser, own, ownSite }) => {
    test.setTimeout(180_000);
    const root = dirname(own.store.public);
    const { shell } = requireLive(await readLive(own.store));
    const ofShell = fileHashes(join(own.store.public, 'shell'));
    expect(await runCommand(workspace, 'release', NAME, '--target', root)).toContain(
      `release ${NAME} 1.0.0-`,
    );
    expect((await readLive(own.store))?.shell).toEqual(shell);
    expect(fileHashes(join(own.store.public, 'shell'))).toEqual(ofShell);
    await page.goto(`${ownSite.url}/trial`);
    await expect(page.getByRole('heading', { name: 'Trial' })).toBeVisible();
    await expect(page).toHaveTitle(/^Trial · /);
    const inHindi = await browser.newPage({ locale: 'hi-IN' });
    await inHindi.goto(`${ownSite.url}/trial`);
    await expect(inHindi.getByText('यह स्क्रीन नई है।')).toBeVisible();
    await inHindi.close();

    await runCommand(workspace, 'release', NAME, '--remove', '--reason', 'only tried', '--target', root);
    await page.goto(`${ownSite.url}/trial`);
    await expect(page.getByText('This page does not exist')).toBeVisible();
    await runCommand(workspace, 'new', NAME, '--remove');
    expect(sourcesOf(workspace)).toEqual(before);
  },
);

/** Starts the development server on its own ports, and gives the printed address of the remote. */
async function startDev(
  args: string[],
  remotePort?: number,
): Promise<{ dev: RunningCommand; address: string }> {
  const ports = [
    '--port',
    String(await freePort()),
    '--remote-port',
    String(remotePort ?? (await freePort())),
  ];
  // The other remotes are built already.
  const dev = startCommand(workspace, ['dev', NAME, ...args, ...ports], { RELEASE_DIR: dirname(SITE_DIR) });
  const [, address = ''] = await dev.says(/in its shell: (\S+)/);
  return { dev, address };
}

async function allowPreviews({ store }: OwnTarget, origin: string): Promise<void> {
  const file = join(store.public, 'config.json');
  const config = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...config, previewOrigins: [origin] }));
  await applyConfig(store);
}

/** A screen with a counter and a word that identifies its version. */
function counting(word: string): string {
  return `import { useState } from 'react';
import { Button, ScreenLayout } from '@reelrupee/ui/core';

export function TrialScreen() {
  const [count, setCount] = useState(0);
  return (
    <ScreenLayout title="Trial">
      <Button onClick={() => setCount(count + 1)}>${word}: {count} clicks</Button>
    </ScreenLayout>
  );
}
`;
}

/** Resolves when the page is connected to updates; an earlier change would cause a reload. */
async function followsChanges(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"ok"'));
}

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

/** All files that version control would track. */
function sourcesOf(folder: string): Map<string, string> {
  return fileHashes(folder, (path) => !/(^|\/)(node_modules|dist)(\/|$)/.test(path));
}

function read(path: string): string {
  return readFileSync(join(workspace, path), 'utf8');
}

/** Replaces a file in one step: for a half-written one, the bundler would send an update that reloads the page. */
function write(path: string, text: string): void {
  const unfinished = join(workspace, 'unfinished');
  writeFileSync(unfinished, text);
  renameSync(unfinished, join(workspace, path));
}
