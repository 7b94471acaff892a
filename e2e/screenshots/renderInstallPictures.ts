/**
 * npm run screenshots:install: renders the icons of an installed app from the logo's SVG, the picture of link
 * previews, and the two screenshots that browsers show before they install the app. Uses the built site and the real provider.
 */
import { chromium, type Browser } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startTestApi } from '../../api/src/testing/startTestApi';
import { chromiumLaunch, PHONE } from '../harness/chromium';
import { freeUser } from '../harness/earner';
import { signInInBrowser } from '../harness/people';
import { SITE_DIR } from '../harness/siteDir';
import { expectPlaying } from '../reels/feedPage';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'registry/src/install/pictures');
const BRAND = '#5b3df5';
const RUPEE =
  '<path d="M10 8.5h12M10 13h12M10 8.5h3.5a4.5 4.5 0 0 1 0 9H10l8 7" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>';

/** The logo as on the page, with transparent corners. */
const ICON = `<rect width="32" height="32" rx="9" fill="${BRAND}"/>${RUPEE}`;
/** The platform cuts its own shape out of it: only the inner 80 % are safe, so the sign is smaller. */
const MASKABLE = `<rect width="32" height="32" fill="${BRAND}"/><g transform="translate(2.4 2.4) scale(.85)">${RUPEE}</g>`;

mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch(chromiumLaunch());
await renderIcon(browser, ICON, 'icon', 192);
await renderIcon(browser, ICON, 'icon', 512);
await renderIcon(browser, MASKABLE, 'maskable', 192);
await renderIcon(browser, MASKABLE, 'maskable', 512);
await renderIcon(browser, MASKABLE, 'touch', 180);
await renderPreview(browser);
await takeScreenshots(browser);
await browser.close();

async function renderIcon(browser: Browser, drawing: string, name: string, size: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">${drawing}</svg>`;
  await page.setContent(`<body style="margin:0;display:grid">${svg}</body>`);
  await page.screenshot({ path: join(FOLDER, `${name}-${size}.png`), omitBackground: true });
  await page.close();
}

/** The picture of link previews, in the size that messengers ask for. */
async function renderPreview(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  const logo = `<svg viewBox="0 0 32 32" width="220" height="220"><rect width="32" height="32" rx="9" fill="#fff"/>${RUPEE.replace('#fff', BRAND)}</svg>`;
  await page.setContent(
    `<body style="margin:0;height:630px;display:grid;place-content:center;justify-items:center;gap:44px;background:linear-gradient(160deg,${BRAND},#2a1a8a);color:#fff;font:700 64px sans-serif;text-align:center">
      ${logo}<div>Ten short AI lessons a day<br><span style="font-weight:400;font-size:52px">Watch, learn and earn rupees</span></div></body>`,
  );
  await page.screenshot({ path: join(FOLDER, 'preview.jpg'), type: 'jpeg', quality: 80 });
  await page.close();
}

async function takeScreenshots(browser: Browser): Promise<void> {
  const api = await startTestApi({ siteDir: SITE_DIR, mediaDir: join(ROOT, 'media/pack') });
  const page = await browser.newPage({ ...PHONE, isMobile: true, baseURL: api.url });
  const save = (name: string) =>
    page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 70 });
  await page.goto('/');
  await page.getByRole('heading', { name: /zero investment/ }).waitFor();
  await save('home');
  await signInInBrowser(page, await freeUser(api), '/reels');
  await expectPlaying(page, 0);
  await save('reels');
  await api.stop();
}
