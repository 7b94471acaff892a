/** Every remote × every fault, in a real browser: what the user sees, what keeps working, what is reported. */
import { expect, test, type Browser, type Page } from '@playwright/test';
import type { Composition, RemoteSlot } from '@reelrupee/federation/composition/composition';
import { FAULTS, type Fault } from './faults';
import { startFaultServer, type FaultServer } from './faultServer';
import { inPool } from './pool';
import { liveComposition, pageWith, SITE_DIR } from './site';
import { signInAsAnyone } from './visitor';
import { makeVariant } from './variant';

const live = liveComposition();
const remotes = Object.keys(live.remotes);
/** The shell and the other screens must be usable by then. */
const USABLE_MS = 5000;

/** How long a page may take to come up on a busy machine, before any of this is measured. */
const BOOT_MS = 20_000;

interface Case {
  remote: string;
  fault: Fault;
  /** Whether a good release stands behind the broken one. */
  spare: boolean;
}

const cases: Case[] = [
  ...remotes.flatMap((remote) => FAULTS.map((fault) => ({ remote, fault, spare: true }))),
  ...FAULTS.map((fault, index) => ({ remote: remotes[index % remotes.length] ?? '', fault, spare: false })),
];

test('every remote survives every fault', async ({ browser }) => {
  test.setTimeout(600_000);
  const outcomes = await inPool(3, cases, async (one) => ({ one, trouble: await survive(browser, one) }));
  for (const spare of [true, false]) {
    console.log(spare ? '\nWith a previous release:' : '\nWith none:');
    for (const fault of FAULTS) {
      const row = outcomes.filter(({ one }) => one.fault === fault && one.spare === spare);
      console.log(
        `  ${fault.name.padEnd(24)} ${row.map(({ one, trouble }) => `${one.remote} ${trouble ?? 'ok'}`).join(' · ')}`,
      );
    }
  }
  const offline = await inPool(3, remotes, async (remote) => ({
    remote,
    trouble: await surviveOffline(browser, remote),
  }));
  console.log(
    `\nOffline after load:\n  ${offline.map(({ remote, trouble }) => `${remote} ${trouble ?? 'ok'}`).join(' · ')}`,
  );
  const all = [...outcomes, ...offline];
  const survived = all.filter(({ trouble }) => trouble === undefined).length;
  console.log(`\n${survived} of ${all.length} survived`);
  expect(survived).toBe(all.length);
});

/** The network goes away after the page is there: the screen says so, and opens by itself when it is back. */
async function surviveOffline(browser: Browser, remote: string): Promise<string | undefined> {
  const server = await startFaultServer({ siteDir: SITE_DIR });
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await signInAsAnyone(page);
    await page.goto(`${server.url}/login`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible({ timeout: BOOT_MS });
    await context.setOffline(true);
    await page
      .getByRole('navigation', { name: 'Main' })
      .locator(`a[href="${pathOf(remote)}"]`)
      .click();
    await seesError(page, remote);
    await context.setOffline(false);
    await expect
      .poll(() => isOpened(server, remote), { timeout: USABLE_MS, message: 'it opened' })
      .toBe(true);
    return undefined;
  } catch (error) {
    return `FAILED (${error instanceof Error ? error.message.split('\n')[0] : String(error)})`;
  } finally {
    await context.close();
    await server.stop();
  }
}

/** Undefined when all is as it should be, else what is not. */
async function survive(browser: Browser, { remote, fault, spare }: Case): Promise<string | undefined> {
  const server = await startFaultServer({ siteDir: SITE_DIR });
  const context = await browser.newContext();
  try {
    server.page = pageWith(breakRemote(server, remote, fault, spare));
    const page = await context.newPage();
    await signInAsAnyone(page);
    await page.goto(server.url + pathOf(remote), { waitUntil: 'commit' });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ timeout: BOOT_MS });
    await (spare ? seesPrevious(page, server, remote) : seesError(page, remote));
    await otherScreenOpens(page, remote);
    await reported(server, remote, fault);
    return undefined;
  } catch (error) {
    const kinds = server.reports.map(({ kind, release }) => `${release} ${kind}`).join(', ');
    return `FAILED (${error instanceof Error ? error.message.split('\n')[0] : String(error)}; reports: ${kinds})`;
  } finally {
    await context.close();
    await server.stop();
  }
}

/** A composition whose current release of a remote has the fault; with or without a good one behind it. */
function breakRemote(server: FaultServer, remote: string, fault: Fault, spare: boolean): Composition {
  const original = slotOf(remote).current;
  const broken = makeVariant(remote, original, 'broken', fault.script);
  const previous = makeVariant(remote, original, 'good');
  server.serve(broken);
  if (spare) server.serve(previous);
  if (fault.host) {
    const chunks = [...broken.files.keys()].filter((path) => path.endsWith('.js') && path !== 'entry.js');
    const files = fault.host.files === 'CHUNKS' ? chunks : [fault.host.files];
    for (const file of files) {
      for (const path of broken.files.keys()) {
        if (path.endsWith(file)) server.misbehave(`/${remote}/broken/${path}`, fault.host.how);
      }
    }
  }
  const current = { ...broken.release, ...fault.release };
  const slot: RemoteSlot = spare ? { current, previous: previous.release } : { current };
  return { ...live, remotes: { ...live.remotes, [remote]: slot } };
}

/** In time the user sees the previous release, or is told; on a busy machine the release may come after that. */
async function seesPrevious(page: Page, server: FaultServer, remote: string): Promise<void> {
  const told = page.getByText(errorTitle(remote));
  const helped = async () => isOpened(server, remote, 'good') || (await told.isVisible());
  await expect.poll(helped, { timeout: USABLE_MS, message: 'the user was helped' }).toBe(true);
  const opened = () => isOpened(server, remote, 'good');
  await expect.poll(opened, { timeout: BOOT_MS, message: 'the previous release opened' }).toBe(true);
}

async function seesError(page: Page, remote: string): Promise<void> {
  await expect(page.getByText(errorTitle(remote))).toBeVisible({ timeout: USABLE_MS });
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
}

function errorTitle(remote: string): string {
  return `${slotOf(remote).current.routes[0]?.title ?? ''} did not open`;
}

function isOpened({ reports }: FaultServer, remote: string, id?: string): boolean {
  const opened = reports.filter((report) => report.kind === 'opened' && report.remote === remote);
  return opened.some(({ release }) => id === undefined || release === id);
}

async function otherScreenOpens(page: Page, remote: string): Promise<void> {
  const other = remote === 'mf-plans' ? 'Referrals' : 'Plans';
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: other }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: other === 'Plans' ? /plans/i : /refer/i }),
  ).toBeVisible({
    timeout: USABLE_MS,
  });
}

async function reported(server: FaultServer, remote: string, fault: Fault): Promise<void> {
  const kinds = () =>
    server.reports
      .filter((report) => report.remote === remote && report.release === 'broken' && report.kind !== 'opened')
      .map(({ kind }) => kind);
  await expect.poll(kinds, { timeout: 2000, message: 'the report' }).toEqual([fault.kind]);
}

function pathOf(remote: string): string {
  return slotOf(remote).current.routes[0]?.path ?? '/';
}

function slotOf(remote: string): RemoteSlot {
  const slot = live.remotes[remote];
  if (!slot) throw new Error(`${remote} is not live.`);
  return slot;
}
