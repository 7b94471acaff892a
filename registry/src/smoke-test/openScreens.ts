/** Opens the screens of a release in the shell, in a real browser. */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { containerName, LOAD_EVENTS } from '@reelrupee/federation/composition/composition';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { SCREEN_ENDS, type Leftovers, type Observed, type ScreenEnd } from './evaluateSmokeTest';
import type { BuiltRemote, BuiltShell } from './tested';
import { basePath, NEUTRAL_PATH, SITE, testedSite } from './testedSite';

const PAGE_SCRIPT = join(import.meta.dirname, 'smokeTest.page.js');
/** In ms; all but the last are much more than a busy machine needs. */
export interface Limits {
  /** From the page load to the shell's own screen. */
  start: number;
  /** To open one screen. */
  screen: number;
  /** To clean up after the last screen is left. */
  cleanUp: number;
}
const USER = {
  _id: '1',
  name: 'Asha',
  email: 'asha@example.in',
  phone: '9876543210',
  userType: 'user',
  token: 't',
};
/** The stored session of somebody who is logged in. */
const SESSION = {
  login: JSON.stringify(USER),
  loginData: 'true',
  userType: USER.userType,
  authorization: USER.token,
  jwtToken: USER.token,
};
const STORED = Object.entries(SESSION).map(([name, value]) => ({ name, value }));
const PHONE = {
  storageState: { cookies: [], origins: [{ origin: SITE, localStorage: STORED }] },
  viewport: { width: 390, height: 844 },
  locale: 'en-IN',
  hasTouch: true,
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
} satisfies BrowserContextOptions;

/**
 * Opens each screen and leaves the last one. The page reaches nothing but the shell, the release and a provider that
 * is out of order. Rejects when the shell itself does not start.
 */
export async function openScreens(
  browser: Browser,
  shell: BuiltShell,
  remote: BuiltRemote,
  limits: Limits,
): Promise<Observed> {
  const context = await browser.newContext(PHONE);
  try {
    const observed: Observed = { ends: [], errors: [], away: [], dialogs: [], leftovers: undefined };
    const page = await startShell(context, shell, { remote, observed, limitMs: limits.start });
    for (const { path } of remote.release.routes) {
      const end = await call<ScreenEnd>(page, limits.screen, 'open', [path, NEUTRAL_PATH]);
      observed.ends.push({ path, ...(end ?? { event: 'late', message: '' }) });
      if (!end) return observed;
      if (!SCREEN_ENDS.has(end.event)) break;
    }
    observed.leftovers = await call<Leftovers>(page, limits.screen, 'leave', [NEUTRAL_PATH, limits.cleanUp]);
    return observed;
  } finally {
    await context.close();
  }
}

async function startShell(
  context: BrowserContext,
  shell: BuiltShell,
  { remote, observed, limitMs }: { remote: BuiltRemote; observed: Observed; limitMs: number },
): Promise<Page> {
  const site = testedSite(shell, remote);
  const base = basePath(remote.name, remote.release.id);
  let isStarted = false;
  await context.route('**/*', async (route) => {
    const request = route.request();
    const { origin, pathname } = new URL(request.url());
    if (request.isNavigationRequest() && isStarted) observed.away.push(request.url());
    else if (origin === SITE) return route.fulfill(site(request.method(), pathname));
    await route.abort();
  });
  await context.addInitScript({ path: PAGE_SCRIPT });
  const page = await context.newPage();
  page.on('pageerror', (error) => observed.errors.push(error.stack ?? String(error)));
  page.on('dialog', (dialog) => {
    observed.dialogs.push(dialog.type());
    void dialog.dismiss();
  });
  await page.goto(SITE + NEUTRAL_PATH, { waitUntil: 'commit' });
  isStarted = true;
  const own = `^__|^_FEDERATION_|${containerName(remote.name, remote.release.id)}$`;
  const ready = await call<true>(page, limitMs, 'ready', [NEUTRAL_PATH, LOAD_EVENTS, base, own]);
  if (ready && observed.errors.length === 0) return page;
  const reason = observed.errors[0] ?? `${NEUTRAL_PATH} is not shown after ${limitMs / 1000} s`;
  throw new Error(`Shell ${shell.manifest.id} does not start: ${reason}`);
}

/** Calls a function of the page script; undefined when the page does not answer in time, or is gone. */
function call<Result>(
  page: Page,
  limitMs: number,
  name: string,
  args: unknown[],
): Promise<Result | undefined> {
  const expression = `__smokeTest.${name}(...${JSON.stringify(args)})`;
  const answered = page.evaluate<Result>(expression).catch(() => undefined);
  return Promise.race([answered, wait(limitMs, undefined, { ref: false })]);
}
