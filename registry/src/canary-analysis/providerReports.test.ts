/** The reports of a real provider, as the watch reads them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tapBucket } from '@reelrupee/contract/tapDurations';
import { mustCall } from '../../../api/src/testing/apiClient';
import { codeAt } from '../../../api/src/testing/codeAt';
import { startTestApi, type TestApi } from '../../../api/src/testing/startTestApi';
import { reportsFrom } from './reports';

const VIEW = { visitor: 'a'.repeat(32), composition: 'c' };
const REPORT = { remote: 'mf-one', release: '1.0.0-a', composition: 'c' };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.stop());

const noCode = () => Promise.reject(new Error('No code is asked for.'));

test('errors and durations of taps, with one log-in', async () => {
  const { token } = await mustCall(api.url, 'startPageView', VIEW);
  await mustCall(api.url, 'reportClientError', { ...REPORT, kind: 'opened', token });
  await mustCall(api.url, 'reportTaps', { ...REPORT, canary: '1.1.0-b', ms: '104', token });
  const { email, password } = api.admin;
  const reports = reportsFrom({ api: api.url, email, password: password ?? '' }, noCode);
  expect(await reports.errors(1)).toMatchObject([{ release: '1.0.0-a', kind: 'opened', count: 1 }]);
  expect(await reports.taps('mf-one', '1.1.0-b')).toEqual([
    { release: '1.0.0-a', bucket: tapBucket(104), count: 1 },
  ]);
  expect(await reports.taps('mf-one', '1.2.0-c')).toEqual([]);
});

test('the reports of a canary are all there, however many there are of other releases', async () => {
  const own = { ...REPORT, release: '2.0.0-canary' };
  const { token } = await mustCall(api.url, 'startPageView', { ...VIEW, visitor: 'b'.repeat(32) });
  await mustCall(api.url, 'reportClientError', { ...own, kind: 'render', token });
  const rows = Array.from({ length: 200 }, (_, index) => ({
    ...{ remote: 'mf-two', kind: 'timeout', count: 9, last_message: '' },
    release: `1.0.0-${index}`,
    hour: api.clock.now(),
    last_seen: api.clock.now(),
  }));
  await api.database.queries.insertInto('client_reports').values(rows).execute();
  const { email, password } = api.admin;
  const reports = reportsFrom({ api: api.url, email, password: password ?? '' }, noCode);
  const all = await reports.errors(1);
  expect(all.filter(({ release }) => release === own.release)).toEqual([]);
  const ofCanary = await reports.errors(1, { remote: 'mf-one', releases: [own.release, '1.0.0-a'] });
  expect(ofCanary).toMatchObject([
    { release: own.release, kind: 'render', count: 1 },
    { release: '1.0.0-a', kind: 'opened', count: 1 },
  ]);
});

test('an administrator with an authenticator app is asked for its code, again after the session has ended', async () => {
  const { url, admin, clock } = api;
  const { secret } = await mustCall(url, 'adminSetUpTotp', {}, admin.token);
  await mustCall(url, 'adminConfirmTotp', { secret, totp: codeAt(secret, clock.now()) }, admin.token);
  let asked = 0;
  const totp = async () => {
    asked += 1;
    clock.advance(60_000);
    return codeAt(secret, clock.now());
  };
  const reports = reportsFrom({ api: url, email: admin.email, password: admin.password ?? '' }, totp);
  await reports.errors(1);
  await reports.errors(1);
  expect(asked).toBe(1);
  await api.database.queries.updateTable('sessions').set({ ended_at: clock.now() }).execute();
  await reports.errors(1);
  expect(asked).toBe(2);
  const wrong = reportsFrom(
    { api: url, email: admin.email, password: admin.password ?? '' },
    async () => '000000',
  );
  await expect(wrong.errors(1)).rejects.toThrow(/The code is wrong or was used before\.\n.* ADMIN_TOTP/);
});
