// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const ORIGIN = 'http://localhost:3101';
const RELEASE = { id: '1.1.0-b', platform: '^1.0.0', routes: [], files: {} };
let served: Record<string, unknown>;

beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
  served = {};
  const composition = JSON.stringify({ id: 'one', assets: '/', previewOrigins: [ORIGIN], remotes: {} });
  document.body.innerHTML = `<script type="application/json" id="reelrupee-composition">${composition}</script>`;
  vi.stubGlobal('fetch', (url: string) => {
    const found = served[url];
    return Promise.resolve(
      new Response(found ? JSON.stringify(found) : 'Not found', { status: found ? 200 : 404 }),
    );
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Opens the tab with a preview request; gives its previews and errors. */
async function openWith(request: string) {
  history.replaceState({}, '', `/plan?preview=${encodeURIComponent(request)}`);
  const { opensPreview } = await import('./openPreview');
  expect(opensPreview()).toBe(true);
  await vi.waitFor(() => expect(sessionStorage.getItem('previewErrors')).not.toBeNull());
  vi.resetModules();
  const { previews, previewErrors } = await import('./preview');
  return { previews, refusals: previewErrors };
}

const TICKET = 'abcdefghijklmnopqrstuv';
const TICKET_FILE = `${window.location.origin}/previews/${TICKET}.json`;

test('a release that the registry allows, verified by its own hashes', async () => {
  served[TICKET_FILE] = { remote: 'mf-plans', release: RELEASE, expiresAt: '2999-01-01T00:00:00.000Z' };
  const { previews, refusals } = await openWith(TICKET);
  expect(previews).toMatchObject([{ remote: 'mf-plans', release: RELEASE, verified: true }]);
  expect(refusals).toEqual([]);
});

test('a development server that the site allows, which has no hashes', async () => {
  served[`${ORIGIN}/release.json`] = RELEASE;
  const { previews } = await openWith(`mf-plans@${ORIGIN}`);
  expect(previews).toMatchObject([{ remote: 'mf-plans', base: `${ORIGIN}/`, verified: false }]);
});

test('a link that has expired is refused', async () => {
  served[TICKET_FILE] = { remote: 'mf-plans', release: RELEASE, expiresAt: '2020-01-01T00:00:00.000Z' };
  expect((await openWith(TICKET)).previews).toEqual([]);
});

test.each([
  [TICKET, 'No preview: this link is not valid, or no longer. Ask for a new one.'],
  [
    'mf-plans@1.0.0-first',
    'No preview of mf-plans: this site allows none from there (previewOrigins in config.json).',
  ],
  [
    'mf-plans@https://elsewhere.example',
    'No preview of mf-plans: this site allows none from there (previewOrigins in config.json).',
  ],
  ['call 12345 at once@1.0.0', 'No preview: this is not a link to one.'],
])('%s is refused in words of the shell’s own', async (request, refusal) => {
  expect(await openWith(request)).toEqual({ previews: [], refusals: [refusal] });
});

test('a failed request leaves an earlier preview unchanged', async () => {
  served[`${ORIGIN}/release.json`] = RELEASE;
  await openWith(`mf-plans@${ORIGIN}`);
  sessionStorage.removeItem('previewErrors');
  vi.resetModules();
  const { previews, refusals } = await openWith(TICKET);
  expect(previews).toHaveLength(1);
  expect(refusals).toHaveLength(1);
});

const KEPT = {
  ticket: TICKET,
  by: 'ravi',
  composition: 'two',
  at: '2026-11-20T10:00:00.000Z',
  changes: [
    { action: 'release', name: 'mf-plans', release: '1.0.0-a', by: 'asha', reason: 'Diwali <prices>' },
  ],
  pages: { '/': '<body>home</body>', '/plan': '<body>plans</body>' },
  expiresAt: '2999-01-01T00:00:00.000Z',
};

test('a link to a past composition keeps its ticket for the tab, until the tab asks for what is live', async () => {
  served[TICKET_FILE] = KEPT;
  expect(await openWith(TICKET)).toEqual({ previews: [], refusals: [] });
  expect(sessionStorage.getItem('pastComposition')).toBe(`${TICKET} two`);
  sessionStorage.removeItem('previewErrors');
  vi.resetModules();
  expect(await openWith('live')).toEqual({ previews: [], refusals: [] });
  expect(sessionStorage.getItem('pastComposition')).toBeNull();
});

test('the page of a past composition does not replace itself', async () => {
  history.replaceState({}, '', '/plan');
  sessionStorage.setItem('pastComposition', `${TICKET} one`);
  const { opensPreview } = await import('./openPreview');
  expect(opensPreview()).toBe(false);
});

test('the banner of a past composition has who made it live and why, as text', async () => {
  const { pastCompositionBanner } = await import('./pastCompositionBanner');
  const banner = pastCompositionBanner(KEPT);
  expect(banner).toContain('Composition two, live since 2026-11-20 10:00 UTC');
  expect(banner).toContain('release mf-plans 1.0.0-a by asha: Diwali &lt;prices>');
});
