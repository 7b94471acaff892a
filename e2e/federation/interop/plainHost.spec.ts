/** Our mf-wallet in a host of someone else: the stock plugin and runtime, with the platform that the remote declares. */
import { join } from 'node:path';
import { containerName, ENTRY_FILE } from '@reelrupee/federation/composition/composition';
import { DEFAULT_RUNTIME_CONFIG, RUNTIME_CONFIG_ELEMENT } from '@reelrupee/contract/runtimeConfig';
import { readFileSync } from 'node:fs';
import { prebuiltHost } from '../../interop/prebuilt';
import { slotOf } from '../site/site';
import { expect, test } from '../site/test';
import { signInAsAnyone } from '../site/visitor';

const REMOTE = 'mf-wallet';
const CONFIG = `<script type="application/json" id="${RUNTIME_CONFIG_ELEMENT}">${JSON.stringify(DEFAULT_RUNTIME_CONFIG)}</script>`;

test('mf-wallet opens in a plain host of module federation', async ({ page, liveSite }) => {
  const host = await prebuiltHost();
  const html = readFileSync(join(host, 'index.html'), 'utf8').replace('</head>', `${CONFIG}</head>`);
  await page.route(`${liveSite.url}/profile?*`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  await page.route(`${liveSite.url}/static/**`, (route) =>
    route.fulfill({ path: join(host, new URL(route.request().url()).pathname) }),
  );
  await signInAsAnyone(page);
  const { id } = slotOf(REMOTE).current;
  const query = new URLSearchParams({
    entry: `${liveSite.url}/${REMOTE}/${id}/${ENTRY_FILE}`,
    container: containerName(REMOTE, id),
  });
  await page.goto(`${liveSite.url}/profile?${query}`);
  await expect(page.getByText('Asha', { exact: true })).toBeVisible();
});
