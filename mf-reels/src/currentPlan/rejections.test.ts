import { expect, test } from 'vitest';
import { paidPlan } from '@reelrupee/contract/testing/plans';
import { requestOf } from '../testing/fixtures';
import { newRejections, withRejections } from './rejections';

const pending = requestOf(paidPlan('a'), { _id: 'pending', createdAt: '2026-01-03T00:00:00.000Z' });
const rejected = requestOf(paidPlan('b'), {
  _id: 'rejected',
  status: 'rejected',
  createdAt: '2026-01-02T00:00:00.000Z',
});
const older = requestOf(paidPlan('c'), { _id: 'older', createdAt: '2026-01-01T00:00:00.000Z' });

test('only rejections that were not seen before are new', () => {
  expect(newRejections([], [pending, rejected])).toEqual([rejected]);
  expect(newRejections([rejected], [pending, { ...rejected }])).toEqual([]);
});

test('an archived rejection is still shown, in order [CURRENT-5]', () => {
  expect(withRejections([pending, older], [rejected])).toEqual([pending, rejected, older]);
});

test('a rejection that is still returned is shown once', () => {
  expect(withRejections([rejected], [rejected])).toEqual([rejected]);
});
