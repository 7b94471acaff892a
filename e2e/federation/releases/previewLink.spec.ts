/** Previews by link: the registry decides which release a link opens, and a link names none. */
import { buildService } from '@reelrupee/registry/service/buildService';
import { addTeam } from '@reelrupee/registry/testing/team';
import { FAULTS } from '../faults/faults';
import type { OwnTarget } from '../site/ownTarget';
import { expect, test } from '../site/test';

const REMOTE = 'mf-plans';

/** Asks the registry for a link to a release; gives the reply's body. */
async function askForLink(
  { store }: OwnTarget,
  release: string,
  site: string,
): Promise<Record<string, string>> {
  const service = buildService({ store, site, audience: 'http://registry.test' });
  const { token } = await addTeam(store, REMOTE);
  const { body } = await service.inject({
    method: 'POST',
    url: '/previews',
    headers: { authorization: `Bearer ${token}` },
    payload: { remote: REMOTE, release },
  });
  await service.close();
  return JSON.parse(body) as Record<string, string>;
}

test('a link opens a release that is not live, in this tab only', async ({ page, context, own, ownSite }) => {
  await own.build(REMOTE, '9.0.0-next', 'document.documentElement.dataset.next = "yes";');
  const { address = '' } = await askForLink(own, '9.0.0-next', ownSite.url);
  expect(address).not.toContain('9.0.0');
  await page.goto(address);
  await expect(page.getByText(`Preview of ${REMOTE}`)).toBeVisible();
  await expect(page.locator('html[data-next=yes]')).toBeAttached();
  const other = await context.newPage();
  await other.goto(`${ownSite.url}/plan`);
  await expect(other.getByRole('heading', { name: 'Plans' }).first()).toBeVisible();
  await expect(other.locator('html[data-next=yes]')).not.toBeAttached();
});

test('no link brings back an old release: not one that names it, and the registry makes none', async ({
  page,
  own,
  ownSite,
}) => {
  await page.goto(`${ownSite.url}/plan?preview=${REMOTE}@1.0.0-old`);
  await expect(page.getByText(`No preview of ${REMOTE}: this site allows none from there`)).toBeVisible();
  const [live = ''] = (await own.store.releases()).filter(({ name }) => name === REMOTE).map(({ id }) => id);
  const refused = await askForLink(own, live, ownSite.url);
  expect(refused['problem']).toContain('only a release that is not live yet can be previewed');
});

test('a preview that throws says what and where, and no preload of the live release is left unused', async ({
  page,
  own,
  ownSite,
}) => {
  const script = FAULTS.find(({ name }) => name === 'throws in render')?.script;
  await own.build(REMOTE, '9.0.0-faulty', script);
  const { address = '' } = await askForLink(own, '9.0.0-faulty', ownSite.url);
  await page.goto(address);
  await expect(page.getByText(/^mf-plans, render: \w*Error: .+ \(entry\.js:\d+:\d+\)$/)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('This screen has a fault');
  const preloads = page.locator(`link[rel=preload][href*="/${REMOTE}/"]`);
  await expect(preloads.and(page.locator(':not([href*="9.0.0-faulty"])'))).toHaveCount(0);
});
