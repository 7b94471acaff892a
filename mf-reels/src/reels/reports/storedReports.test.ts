// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { storeReports, storedReports } from './storedReports';

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

test('stored reports can be read back, and an empty list removes them', () => {
  storeReports([report]);
  expect(storedReports()).toEqual([report]);
  storeReports([]);
  expect(storedReports()).toEqual([]);
  expect(localStorage.length).toBe(0);
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
