/** The reports of a real provider, as the watch reads them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tapBucket } from '@reelrupee/contract/tapDurations';
import { mustCall } from '../../../api/src/testing/apiClient';
import { startTestApi, type TestApi } from '../../../api/src/testing/startTestApi';
import { reportsFrom } from './reports';

const VIEW = { visitor: 'a'.repeat(32), composition: 'c' };
const REPORT = { remote: 'mf-one', release: '1.0.0-a', composition: 'c' };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.stop());

test('errors and durations of taps, with one log-in', async () => {
  const { token } = await mustCall(api.url, 'startPageView', VIEW);
  await mustCall(api.url, 'reportClientError', { ...REPORT, kind: 'opened', token });
  await mustCall(api.url, 'reportTaps', { ...REPORT, canary: '1.1.0-b', ms: '104', token });
  const { email, password } = api.admin;
  const reports = reportsFrom({ api: api.url, email, password: password ?? '' });
  expect(await reports.errors(1)).toMatchObject([{ release: '1.0.0-a', kind: 'opened', count: 1 }]);
  expect(await reports.taps('mf-one', '1.1.0-b')).toEqual([
    { release: '1.0.0-a', bucket: tapBucket(104), count: 1 },
  ]);
  expect(await reports.taps('mf-one', '1.2.0-c')).toEqual([]);
});
