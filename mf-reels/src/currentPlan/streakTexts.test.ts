import { expect, test } from 'vitest';
import { lockedText } from './streakTexts';

const running = { kind: 'running', days: 3, required: 10, daysToGo: 7 } as const;
const AFTER = 'Available after 7 more days in a row with all 10 reels watched.';

test.each([
  ['before a day is missed', 1, 'You can miss one day. If you miss another, the count starts again.'],
  ['once one is missed', 0, 'You have missed a day. If you miss another, the count starts again.'],
  ['with a provider that forgives none', undefined, 'If you miss a day, the count starts again.'],
])('the effect of a missed day is said %s', (_when, missableDays, text) => {
  expect(lockedText(running, { totalReels: 10, missableDays })).toBe(`${AFTER} ${text}`);
});

test('the first day has the whole streak ahead', () => {
  expect(lockedText({ ...running, days: 0, daysToGo: 10 }, { totalReels: 10, missableDays: 1 })).toBe(
    'Available after 10 days in a row with all 10 reels watched. You can miss one day. If you miss another, the count starts again.',
  );
});
