// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Call {
  action: string;
  fields: Record<string, string>;
}

const calls: Call[] = [];
/** Takes the place of the provider's next replies. */
let failure: (() => Promise<Response>) | undefined;

/** Starts a page view whose provider answers startPageView with this data. */
async function startPage(data: unknown) {
  vi.resetModules();
  calls.length = 0;
  vi.stubGlobal('fetch', (address: string, { body }: { body: FormData }) => {
    const fields = Object.fromEntries([...body].map(([name, value]) => [name, value as string]));
    calls.push({ action: address.split('/').pop() ?? '', fields });
    return failure?.() ?? Promise.resolve(new Response(JSON.stringify({ data })));
  });
  return import('./sendReport');
}

const reports = () =>
  calls.filter(({ action }) => action === 'reportClientError').map(({ fields }) => fields);
const pageViews = () => calls.filter(({ action }) => action === 'startPageView').map(({ fields }) => fields);

const REMOTES = { 'mf-plans': { current: { id: 'a' }, canary: { release: { id: 'b' }, percent: 5 } } };

beforeEach(() => {
  const block = (id: string, content: object) =>
    `<script type="application/json" id="${id}">${JSON.stringify(content)}</script>`;
  document.head.innerHTML =
    block('reelrupee-composition', { id: 'c1', assets: '/', shell: {}, remotes: REMOTES }) +
    block('reelrupee-config', { apiHost: '' });
});

afterEach(() => void vi.useRealTimers());

const REPORT = { event: 'opened', remote: 'mf-home', release: '1.0.0-abc' } as const;

test('a report is sent whatever a release puts in the place of fetch', async () => {
  const { sendReport } = await startPage({ token: 'given' });
  vi.stubGlobal('fetch', () => Promise.reject(new Error('replaced')));
  sendReport(REPORT);
  await vi.waitFor(() => expect(reports()).toMatchObject([{ kind: 'opened', release: REPORT.release }]));
});

test('the reports of a page view carry one token', async () => {
  const { sendReport } = await startPage({ token: 'given' });
  sendReport(REPORT);
  sendReport({ ...REPORT, event: 'render', message: 'x'.repeat(600) });
  await vi.waitFor(() => expect(reports()).toHaveLength(2));
  expect(pageViews()).toHaveLength(1);
  expect(reports().map(({ token, composition }) => [token, composition])).toEqual([
    ['given', 'c1'],
    ['given', 'c1'],
  ]);
  expect(reports()[1]?.['message']).toHaveLength(500);
});

test('a report names the canary of its remote', async () => {
  const { sendReport } = await startPage({ token: 'given' });
  sendReport(REPORT);
  sendReport({ ...REPORT, remote: 'mf-plans', release: 'a' });
  await vi.waitFor(() => expect(reports()).toHaveLength(2));
  expect(reports().map(({ canary }) => canary)).toEqual(['', 'b']);
});

test('a browser keeps its id from page view to page view', async () => {
  for (let view = 0; view < 2; view += 1) {
    const { sendReport } = await startPage({ token: 'given' });
    sendReport(REPORT);
    await vi.waitFor(() => expect(reports()).toHaveLength(1));
    expect(pageViews()[0]?.['visitor']).toBe(localStorage.getItem('visitor'));
  }
  expect(localStorage.getItem('visitor')).toMatch(/^[0-9a-f]{32}$/);
});

test('a report is sent where the provider gives no token', async () => {
  const { sendReport } = await startPage(null);
  sendReport(REPORT);
  await vi.waitFor(() => expect(reports()).toHaveLength(1));
  expect(reports()[0]?.['token']).toBe('');
});

test.each([
  ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'while the provider had too many calls',
    () => Promise.resolve(new Response('{"code":429,"data":null,"msg":""}')),
  ],
])('a page that was opened %s gets its token later', async (_when, fail) => {
  const { sendReport } = await startPage({ token: 'given' });
  failure = fail;
  sendReport(REPORT);
  await vi.waitFor(() => expect(reports()).toHaveLength(1));
  failure = undefined;
  sendReport({ ...REPORT, event: 'render' });
  await vi.waitFor(() => expect(reports()).toHaveLength(2));
  expect(reports().map(({ token }) => token)).toEqual(['', 'given']);
});

test('a page that stays open for more than a day gets another token', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { sendReport } = await startPage({ token: 'given' });
  const viewsAfter = async (hours: number) => {
    vi.setSystemTime(new Date('2026-05-03T00:00:00Z').getTime() + hours * 3_600_000);
    const before = reports().length;
    sendReport(REPORT);
    await vi.waitFor(() => expect(reports()).toHaveLength(before + 1));
    return pageViews().length;
  };
  expect([await viewsAfter(0), await viewsAfter(22), await viewsAfter(24)]).toEqual([1, 1, 2]);
});
