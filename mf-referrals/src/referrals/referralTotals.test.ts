import { expect, test } from 'vitest';
import { rechargesText, referralTotals } from './referralTotals';

function referral(rewardAmount: number, index: number) {
  return {
    _id: String(index),
    referredUserName: 'Ravi',
    rewardAmount,
    createdAt: '2026-03-02T04:30:00.000Z',
  };
}

test.each([
  ['no friends', [], 0, { friends: 0, earned: 0, waiting: 0, counted: 0 }],
  ['rewards whose float sum is inexact', [0.1, 0.2], 2, { friends: 2, earned: 0.3, waiting: 0, counted: 2 }],
  ['a friend who has not recharged', [50, 0], 2, { friends: 2, earned: 50, waiting: 1, counted: 2 }],
  ['more friends than were returned', [25], 130, { friends: 130, earned: 25, waiting: 0, counted: 1 }],
])('%s', (_name, rewards, friends, totals) => {
  expect(referralTotals(rewards.map(referral), friends)).toEqual(totals);
});

test('friends whose reward the provider does not tell count as neither', () => {
  const unknown = [0, 1].map((index) => ({ ...referral(0, index), rewardAmount: undefined }));
  const totals = referralTotals(unknown);
  expect(totals).toEqual({ friends: 2, earned: 0, waiting: 0, counted: 0 });
  expect(rechargesText(totals)).toBe('Only the first paid plan counts, once its payment is approved.');
});

test.each([
  [0, 0, 'No friends yet. Share your link to invite them.'],
  [1, 1, '1 friend has not recharged yet.'],
  [1, 0, 'Your friend has recharged.'],
  [5, 2, '2 friends have not recharged yet.'],
  [5, 0, 'All your friends have recharged.'],
])('%i friends, %i of them without a recharge: %s', (friends, waiting, text) => {
  expect(rechargesText({ friends, waiting, earned: 0, counted: friends })).toBe(text);
});
