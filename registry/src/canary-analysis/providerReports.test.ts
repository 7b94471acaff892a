/** The reports of a real provider, as the watch reads them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tapBucket } from '@reelrupee/contract/tapDurations';
import { mustCall } from '../../../api/src/testing/apiClient';
import { codeAt } from '../../../api/src/testing/codeAt';
import { startTestApi, type TestApi } from '../../../api/src/testing/startTestApi';
import { reportsFrom } from './reports';

const VIEW = { visitor: 'a'.repeat(32), composition: 'c' };
const REPORT = { remote: 'mf-one', release: '1.0.0-a', canary: '1.1.0-b', composition: 'c' };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.stop());

const noCode = () => Promise.reject(new Error('No code is asked for.'));

test('errors, and errors and durations of taps of a canary since it came out, with one log-in', async () => {
  const { token } = await mustCall(api.url, 'startPageView', VIEW);
  await mustCall(api.url, 'reportClientError', { ...REPORT, kind: 'opened', token });
  await mustCall(api.url, 'reportTaps', { ...REPORT, ms: '104', token });
  const { email, password } = api.admin;
  const reports = reportsFrom({ api: api.url, email, password: password ?? '' }, noCode);
  expect(await reports.errors(1)).toMatchObject([{ release: '1.0.0-a', kind: 'opened', count: 1 }]);
  const canary = { remote: 'mf-one', release: '1.1.0-b', since: '' };
  const errors = [{ release: '1.0.0-a', kind: 'opened', count: 1 }];
  const taps = [{ release: '1.0.0-a', bucket: tapBucket(104), count: 1 }];
  expect(await reports.ofCanary(canary)).toEqual({ errors, taps });
  const later = new Date(api.clock.now().getTime() + 3_600_000).toISOString();
  expect(await reports.ofCanary({ ...canary, since: later })).toEqual({ errors: [], taps });
  expect(await reports.ofCanary({ ...canary, release: '1.2.0-c' })).toEqual({ errors: [], taps: [] });
});

test('errors of one remote with the last message, which those of another one do not push out', async () => {
  const { email, password } = api.admin;
  const reports = reportsFrom({ api: api.url, email, password: password ?? '' }, noCode);
  const { token } = await mustCall(api.url, 'startPageView', { ...VIEW, visitor: 'b'.repeat(32) });
  const failed = { kind: 'render', release: '1.0.0-a', composition: 'c', token } as const;
  await mustCall(api.url, 'reportClientError', { ...failed, remote: 'mf-two', message: 'no plan' });
  await mustCall(api.url, 'reportClientError', { ...failed, remote: 'mf-three' });
  const row = { release: '1.0.0-a', kind: 'render', count: 1, lastSeen: expect.any(String) as string };
  expect(await reports.errors(1, 'mf-two')).toEqual([{ ...row, remote: 'mf-two', lastMessage: 'no plan' }]);
  expect(await reports.errors(1, 'mf-three')).toEqual([{ ...row, remote: 'mf-three' }]);
  expect((await reports.errors(1)).map(({ remote }) => remote).sort()).toEqual([
    'mf-one',
    'mf-three',
    'mf-two',
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
