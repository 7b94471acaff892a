import { expect, test } from 'vitest';
import { payoutDueBy } from './payoutDueBy';

test.each([
  ['Monday', '2026-03-02T04:30:00.000Z', '2026-03-05T04:30:00.000Z'],
  ['Wednesday, over a weekend', '2026-03-04T04:30:00.000Z', '2026-03-09T04:30:00.000Z'],
  ['Saturday', '2026-03-07T04:30:00.000Z', '2026-03-11T04:30:00.000Z'],
  ['Sunday evening UTC, which is Monday in India', '2026-03-01T20:00:00.000Z', '2026-03-04T20:00:00.000Z'],
])('a request made on %s is due three working days later', (_day, requestedAt, due) => {
  expect(payoutDueBy(requestedAt)).toBe(due);
});
