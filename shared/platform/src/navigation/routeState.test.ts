import { expect, test } from 'vitest';
import { readRouteState } from './routeState';

const plan = {
  _id: 'p1',
  title: 'Starter',
  isFree: false,
  rechargeAmount: 250,
  totalDays: 50,
  streakDaysRequired: 10,
};

test.each([
  [null, {}],
  [undefined, {}],
  ['planId', {}],
  [{ planData: 'Starter' }, {}],
  [{ planData: {} }, {}],
  [{ planData: { ...plan, rechargeAmount: 'much' } }, {}],
  [{ planData: plan }, { planData: plan }],
  [{ planId: 7 }, {}],
  [{ planId: 'p1' }, { planId: 'p1' }],
  [
    { sample: 2, watchNext: true },
    { sample: 2, watchNext: true },
  ],
  [{ sample: '2', watchNext: 'yes' }, {}],
])('navigation state %j is read as %j', (state, read) => {
  expect(readRouteState(state)).toEqual(read);
});
