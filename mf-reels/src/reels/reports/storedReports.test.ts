// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { removeReports, storedReports, storeReport } from './storedReports';

const report = {
  key: 'today user plan reel',
  userId: 'user',
  planId: 'plan',
  videoId: 'reel',
  durationMs: 20_000,
};

afterEach(() => {
  localStorage.clear();
});

test('a stored report can be read back until it is removed, and leaves nothing behind', () => {
  storeReport(report);
  expect(storedReports()).toEqual([report]);
  removeReports(({ key }) => key === report.key);
  expect(storedReports()).toEqual([]);
  expect(localStorage.length).toBe(0);
});

test('storing and removing a report keeps those of other users and tabs', () => {
  const other = { ...report, key: 'today other plan reel', userId: 'other' };
  storeReport(other);
  storeReport(report);
  storeReport(report);
  expect(storedReports()).toEqual([other, report]);
  removeReports(({ key }) => key === report.key);
  expect(storedReports()).toEqual([other]);
});

test('a storage that refuses reports does not stop the caller', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storeReport(report);
  expect(storedReports()).toEqual([]);
});

test.each([
  '',
  '{',
  '{}',
  'null',
  '[1]',
  '[{"key":"a"}]',
  '[{"key":1,"userId":"u","planId":"p","videoId":"v","durationMs":1}]',
])('stored %j is no report', (stored) => {
  localStorage.setItem('reelrupee.feed.reports', stored);
  expect(storedReports()).toEqual([]);
});
