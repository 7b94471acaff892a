/** Two teams in repositories of their own release in turn, while an earner continues to use the other screens. */
import { expect, test, type Browser, type Page } from '@playwright/test';
import { startPackageRegistry, type PackageRegistry } from '@reelrupee/registry/testing/packageRegistry';
import { register, signInInBrowser } from '../../harness/people';
import { startTeams, teamPorts, type OwnTeam } from './ownTeams';
import { browserInBucket } from '../canary/browserInBucket';
import { startTeamSite, type TeamSite } from './teamSite';

/** The result of each team's own version of its library. */
const WEEK: Record<string, string> = { 'mf-quiz': '604800000', 'mf-tasks': 'undefined' };
const ALL = 99;

let site: TeamSite | null;
let packages: PackageRegistry;
let teams: OwnTeam[];

test.beforeAll(async () => {
  test.setTimeout(900_000);
  const ports = await teamPorts();
  site = await startTeamSite(ports.map((port) => `http://localhost:${port}`));
  test.skip(site === null, 'PostgreSQL or nginx is not installed');
  if (!site) return;
  packages = await startPackageRegistry();
  teams = await startTeams(site, packages.url, ports);
});
test.afterAll(async () => {
  for (const { repository } of teams ?? []) repository.remove();
  await packages?.stop();
  await site?.stop();
});

test('two teams develop, preview, publish, canary and roll back in turn, and nobody else notices', async ({
  page,
  browser,
}) => {
  test.setTimeout(900_000);
  if (!site) return;
  const { api } = site;
  const earner = await startEarner(page, api);

  for (const team of teams) await developInLiveShell(browser, api.url, team);
  await earner.opensEveryScreen();

  for (const { repository, name, path, say } of teams) {
    say('First');
    const [, address = ''] =
      /\n(http\S+\?preview=[\w-]{22})\n/.exec(await repository.reelrupee('preview')) ?? [];
    await sees(browser, address, 'First', name);
    expect(await visit(browser, api.url + path)).toContain('This page does not exist');
  }
  await earner.opensEveryScreen();

  for (const { repository, name, path } of teams) {
    await repository.reelrupee('live');
    await sees(browser, api.url + path, 'First', name);
  }
  await earner.opensEveryScreen();

  for (const { repository, name, path, say } of teams) {
    say('Second');
    await repository.reelrupee('publish');
    await sees(browser, api.url + path, 'First', name);
    await repository.reelrupee('live', '--canary', '10');
    await sees(browser, api.url + path, 'Second', name, 0);
    await sees(browser, api.url + path, 'First', name, ALL);
  }
  await earner.opensEveryScreen();

  await site.killOne();
  for (const { repository, name, path } of teams) {
    await repository.reelrupee('live', '--promote');
    await sees(browser, api.url + path, 'Second', name, ALL);
  }
  for (const { repository, name, path } of teams) {
    await repository.reelrupee('rollback', '--reason', 'not ready');
    await sees(browser, api.url + path, 'First', name, 0);
    expect(await repository.reelrupee('releases')).toMatch(/taken back .*\n.* live /);
  }
  await earner.opensEveryScreen();
  expect(earner.errors).toEqual([]);
});

interface Earner {
  /** Opens the screens of the other teams by the bottom navigation. */
  opensEveryScreen: () => Promise<void>;
  /** Errors that the earner's page has had. */
  errors: string[];
}

/** A signed-in user with one tab, which stays open throughout. */
async function startEarner(page: Page, api: TeamSite['api']): Promise<Earner> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await signInInBrowser(page, await register(api.url), api.url);
  return {
    errors,
    opensEveryScreen: async () => {
      for (const path of ['/plan', '/referrals', '/profile', '/current_plan', '/']) {
        await page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${path}"]`).click();
        await expect(page).toHaveURL(api.url + path);
        await expect(page.locator('main h1')).toBeAttached();
        await expect(page.getByText('did not open')).toHaveCount(0);
      }
    },
  };
}

/** The screen in the live shell, from the team's development server: a change of its source shows at once. */
async function developInLiveShell(browser: Browser, url: string, team: OwnTeam): Promise<void> {
  const { repository, name, path, port, say } = team;
  const end = await repository.start(['dev', '--port', String(port)], /in the deployed shell: \S+/);
  const page = await browser.newPage();
  await page.goto(`${url}${path}?preview=${name}@http://localhost:${port}`);
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  const edited = performance.now();
  say('Draft');
  await page.getByText('Draft').waitFor();
  console.log(`${name}: an edit was on the screen after ${Math.round(performance.now() - edited)} ms.`);
  await expect(page.getByText(`A week has ${WEEK[name] ?? ''} ms.`)).toBeVisible();
  await page.close();
  await end();
}

/** Waits until a new visitor of this bucket finds the words and the team's own library on the page. */
async function sees(
  browser: Browser,
  address: string,
  words: string,
  name: string,
  bucket = ALL,
): Promise<void> {
  const texts = [words, `A week has ${WEEK[name] ?? ''} ms.`];
  // The mirror comes after the switch.
  await expect(async () => {
    const shown = await visit(browser, address, browserInBucket(bucket, name));
    for (const text of texts) expect(shown).toContain(text);
  }).toPass();
}

/** The text of the screen as a new visitor gets it. */
async function visit(browser: Browser, address: string, place: Record<string, string> = {}): Promise<string> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.addInitScript((stored) => Object.assign(localStorage, stored), place);
    await page.goto(address);
    await expect(page.locator('main').getByText(/ms\.|does not exist/)).toBeVisible();
    return await page.locator('main').innerText();
  } finally {
    await context.close();
  }
}
