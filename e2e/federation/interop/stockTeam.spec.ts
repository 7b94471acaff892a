/** A remote that the stock plugin builds, published over HTTP by the registry's command and opened in the live shell. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildService } from '@reelrupee/registry/service/buildService';
import { addTeam } from '@reelrupee/registry/testing/team';
import { SLOW } from '../../../api/src/testing/combinations';
import type { OwnTarget } from '../site/ownTarget';
import { expect, test } from '../site/test';
import { signInAsAnyone } from '../site/visitor';
import { ROOT } from '../workspace/workspaceCopy';

const REMOTE = 'mf-stock';
const INTEROP = join(ROOT, 'e2e/interop');
const COMMAND = join(ROOT, 'registry/src/cli/reelrupee.ts');

interface StockTeam {
  /** Runs `reelrupee` in the team's folder; gives its output. */
  reelrupee: (...args: string[]) => Promise<string>;
  edit: (from: string, to: string) => void;
  stop: () => Promise<void>;
}

/** A registry for the store of a test, and a folder of a team with its token and its key. */
async function startStockTeam({ store }: OwnTarget, site: string): Promise<StockTeam> {
  const service = buildService({ store, site, audience: 'http://registry.test' });
  const registry = await service.listen({ port: 0, host: '127.0.0.1' });
  const { token, privateKey } = await addTeam(store, REMOTE);
  // Below the folder with the plugins that it is built with.
  mkdirSync(join(INTEROP, 'dist'), { recursive: true });
  const dir = mkdtempSync(join(INTEROP, 'dist/team-'));
  cpSync(join(INTEROP, 'team'), dir, { recursive: true });
  const env = {
    ...process.env,
    REELRUPEE_REGISTRY: registry,
    RELEASE_TOKEN: token,
    RELEASE_KEY: privateKey,
    GITHUB_REPOSITORY: 'acme/mf-stock',
    GITHUB_SHA: '0123456789abcdef0123456789abcdef01234567',
  };
  const source = join(dir, 'src/remote.tsx');
  return {
    reelrupee: async (...args) => {
      const command = ['--import', import.meta.resolve('tsx'), COMMAND, ...args];
      return (await promisify(execFile)(process.execPath, command, { cwd: dir, env })).stdout;
    },
    edit: (from, to) => writeFileSync(source, readFileSync(source, 'utf8').replace(from, to)),
    stop: async () => {
      await service.close();
      rmSync(dir, { recursive: true });
    },
  };
}

/** The output of `npm run releases`. */
async function releasesOf({ store }: OwnTarget): Promise<string> {
  const command = ['--import', 'tsx', 'registry/src/cli/releases.ts', '--target', store.root];
  return (await promisify(execFile)(process.execPath, command, { cwd: ROOT })).stdout;
}

test(
  'a stock build is published, switched, opened, replaced and taken back by the registry’s command',
  SLOW,
  async ({ page, own, ownSite }) => {
    test.setTimeout(180_000);
    const team = await startStockTeam(own, ownSite.url);
    expect(await team.reelrupee('live')).toContain(`release ${REMOTE} 1.0.0-`);
    await signInAsAnyone(page);
    await page.goto(`${ownSite.url}/stock`);
    await expect(page.getByRole('heading', { name: 'Built by the stock plugin for Asha' })).toBeVisible();
    await page.getByRole('button', { name: 'Tapped 0 times' }).click();
    await expect(page.getByRole('button', { name: 'Tapped 1 times' })).toBeVisible();

    await test.step('its repository and commit are shown to operators', async () => {
      await page.goto(`${ownSite.url}/federation`);
      await expect(page.getByText('from acme/mf-stock 0123456789')).toBeVisible();
      expect(await releasesOf(own)).toMatch(/mf-stock .* live .* acme\/mf-stock 0123456/);
      expect(await team.reelrupee('releases')).toMatch(/live .* from acme\/mf-stock\s+at 0123456/);
    });

    await test.step('the next release replaces it, and a rollback brings it back', async () => {
      team.edit('Built by', 'Built again by');
      await team.reelrupee('live');
      await page.goto(`${ownSite.url}/stock`);
      await expect(page.getByRole('heading', { name: 'Built again by the stock plugin' })).toBeVisible();
      await team.reelrupee('rollback', '--reason', 'wrong words');
      await page.goto(`${ownSite.url}/stock`);
      await expect(page.getByRole('heading', { name: 'Built by the stock plugin' })).toBeVisible();
    });
    await team.stop();
  },
);
