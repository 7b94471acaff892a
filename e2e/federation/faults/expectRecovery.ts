/** One case of the fault matrix in a browser: what the user sees, what keeps working, what is reported. */
import { expect, type Page } from '@playwright/test';
import type { Composition } from '@reelrupee/federation/composition/composition';
import type { FaultCase, OfflineCase } from './cases';
import { brokenFiles, type Fault } from './faults';
import { PageTime } from './pageTime';
import { liveComposition, screenOf, slotOf } from '../site/site';
import type { Hosts } from '../site/twoOrigins';
import { makeVariant } from '../site/variant';

/** Limit in the page's time until the shell and the other screens are usable. */
const USABLE_MS = 5000;
/** After this time the next best release starts in parallel. */
const HEDGE_MS = 2500;
/** A screen that is not rendered by then has failed. */
const LIMIT_MS = 4000;
/** Time at which the slow host responds. */
const SLOW_MS = 10_000;

interface Scene {
  page: Page;
  hosts: Hosts;
  /** Counted from the navigation. */
  time: PageTime;
  remote: string;
  /** Identifies the case in its reports. */
  composition: string;
}

let count = 0;

/** Opens a screen whose current release has the fault. Throws when an expectation fails. */
export async function expectRecovery(page: Page, hosts: Hosts, one: FaultCase): Promise<void> {
  const { remote, fault, spare } = one;
  count += 1;
  const scene = { page, hosts, time: PageTime.of(page), remote, composition: `case-${count}` };
  hosts.pages.composition = breakRemote(hosts, one, scene.composition);
  await page.goto(hosts.pages.url + screenOf(remote).path, { waitUntil: 'commit' });
  await frameIsThere(scene);
  const limits = isWaitedFor(fault) ? [HEDGE_MS, LIMIT_MS - HEDGE_MS] : [];
  await scene.time.settle();
  for (const ms of spare ? limits.slice(0, 1) : limits) await scene.time.pass(ms);
  await (spare ? seesPrevious(scene) : seesError(scene));
  if (fault.host?.how === 'slow') await comesLate(scene, spare);
  await otherScreenOpens(scene);
  await reportedOnce(scene, fault, spare);
}

/** Opens a screen offline: it shows a message, and opens automatically when the network is back. */
export async function expectOfflineRecovery(page: Page, hosts: Hosts, one: OfflineCase): Promise<void> {
  const { remote } = one;
  count += 1;
  const composition = `case-${count}`;
  hosts.pages.composition = { ...liveComposition(), id: composition };
  const scene = { page, hosts, time: PageTime.of(page), remote, composition };
  await page.goto(`${hosts.pages.url}/login`, { waitUntil: 'commit' });
  const login = page.getByRole('heading', { name: 'Welcome back' });
  await frameIsThere(scene);
  await scene.time.until('the first screen is there', () => login.isVisible());
  await page.context().setOffline(true);
  await goTo(scene, screenOf(remote).path);
  await seesError({ ...scene, time: PageTime.of(page) });
  await page.context().setOffline(false);
  const back = { ...scene, time: PageTime.of(page) };
  await back.time.until('it opened automatically', () => isOpened(back, slotOf(remote).current.id));
  expect(back.time.passed).toBeLessThanOrEqual(USABLE_MS);
}

/** A composition whose current release of a remote has the fault, with or without a good previous one. */
function breakRemote(
  { assets }: Hosts,
  { remote, fault, spare, twoOrigins }: FaultCase,
  id: string,
): Composition {
  const { current: original } = slotOf(remote);
  const broken = makeVariant(remote, original, 'broken', fault.script);
  const previous = makeVariant(remote, original, 'good');
  assets.serve(broken);
  if (spare) assets.serve(previous);
  assets.misbehave(`/${remote}/broken/`, undefined);
  for (const path of brokenFiles([...broken.files.keys()], fault)) {
    if (fault.host) assets.misbehave(`/${remote}/broken/${path}`, fault.host.how);
  }
  const current = { ...broken.release, ...fault.release };
  const slot = spare ? { current, previous: previous.release } : { current };
  const live = liveComposition();
  const remotes = { ...live.remotes, [remote]: slot };
  return { ...live, id, remotes, ...(twoOrigins && { assets: `${assets.url}/` }) };
}

/** The page's HTML already has a frame; from here on it is the shell's, and the time limit of the screen runs. */
async function frameIsThere({ page, time }: Scene): Promise<void> {
  const nav = page.getByRole('navigation', { name: 'Main' });
  const html = page.locator('#root[data-path]');
  await time.until('the shell is there', async () => (await nav.isVisible()) && (await html.count()) === 0);
}

async function seesPrevious(scene: Scene): Promise<void> {
  await scene.time.until('the previous release is open', () => isOpened(scene, 'good'));
  expect(scene.time.passed, 'page time until the previous release').toBeLessThanOrEqual(USABLE_MS);
}

async function seesError({ page, time, remote }: Scene): Promise<void> {
  const title = page.getByText(`${screenOf(remote).title} did not open`);
  await time.until('the error screen is there', () => title.isVisible());
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(time.passed, 'page time until the error screen').toBeLessThanOrEqual(USABLE_MS);
}

/** The abandoned response arrives: nothing changes on screen, or the screen still opens. */
async function comesLate(scene: Scene, spare: boolean): Promise<void> {
  const { page, hosts, time } = scene;
  await time.pass(SLOW_MS - time.passed);
  const arrival = page.waitForResponse((response) => response.url().includes('/broken/entry.js'));
  hosts.assets.answerSlow();
  await (await arrival).finished();
  if (!spare) await time.until('it opened after all', () => isOpened(scene, 'broken'));
}

async function otherScreenOpens(scene: Scene): Promise<void> {
  const other = scene.remote === 'mf-plans' ? 'mf-referrals' : 'mf-plans';
  const there = { ...scene, remote: other, time: PageTime.of(scene.page) };
  await goTo(scene, screenOf(other).path);
  const heading = scene.page.getByRole('heading', {
    level: 1,
    name: other === 'mf-plans' ? /plans/i : /refer/i,
  });
  await there.time.until('the other screen is there', () => heading.isVisible());
  await there.time.until('the other screen is reported', () => isOpened(there, slotOf(other).current.id));
  expect(there.time.passed, 'page time until the other screen').toBeLessThanOrEqual(USABLE_MS);
}

/** Much later: the fault was reported once, with its kind, and so was the fall-back. */
async function reportedOnce({ hosts, time, remote, composition }: Scene, fault: Fault, spare: boolean) {
  await time.pass(USABLE_MS);
  await time.settle();
  // On a busy machine a good release can take long for a frame.
  const kindsOf = (id: string) =>
    hosts.pages.reports
      .filter((one) => one.composition === composition && one.remote === remote && one.release === id)
      .map(({ kind }) => kind)
      .filter((kind) => kind !== 'slow');
  const late = fault.host?.how === 'slow' && !spare ? ['opened'] : [];
  await expect.poll(() => kindsOf('broken'), { message: 'reports' }).toEqual([fault.kind, ...late]);
  expect(kindsOf('good'), 'reports of the previous release').toEqual(spare ? ['opened'] : []);
}

async function goTo({ page }: Scene, path: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${path}"]`).click();
}

function isOpened({ hosts, remote, composition }: Scene, release: string): boolean {
  return hosts.pages.reports.some(
    (one) =>
      one.kind === 'opened' &&
      one.composition === composition &&
      one.remote === remote &&
      one.release === release,
  );
}

function isWaitedFor({ host }: Fault): boolean {
  return host?.how === 'silence' || host?.how === 'slow';
}
