import { expect, test } from 'vitest';
import { dayProgress, daysLeft } from './dayProgress';

test.each([
  [
    { reelsWatchedToday: 0, totalReels: 10 },
    { watched: 0, total: 10, share: 0, percent: 0 },
  ],
  [
    { reelsWatchedToday: 3, totalReels: 10 },
    { watched: 3, total: 10, share: 0.3, percent: 30 },
  ],
  [
    { reelsWatchedToday: 1, totalReels: 3 },
    { watched: 1, total: 3, share: 1 / 3, percent: 33 },
  ],
  [
    { reelsWatchedToday: 12, totalReels: 10 },
    { watched: 10, total: 10, share: 1, percent: 100 },
  ],
  [
    { reelsWatchedToday: 4, totalReels: 0 },
    { watched: 4, total: 10, share: 0.4, percent: 40 },
  ],
])('%o gives %o; the total defaults to 10 [HOME-11]', (plan, progress) => {
  expect(dayProgress(plan)).toEqual(progress);
});

test('without a count of watched reels there is no progress to show', () => {
  expect(dayProgress({ totalReels: 10 })).toBeNull();
});

test.each([
  [49, '49 days left'],
  [1, '1 day left'],
  [0, 'Last day'],
])('%d days left are shown as %s [HOME-11]', (days, text) => {
  expect(daysLeft(days)).toBe(text);
});
