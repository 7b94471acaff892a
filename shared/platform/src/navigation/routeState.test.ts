import type { Plan } from '@reelrupee/contract/entities';
import { expect, test } from 'vitest';
import { readRouteState } from './routeState';

const plan = { _id: 'p1', title: 'Starter' } as Plan;

test.each([
  [null, {}],
  [undefined, {}],
  ['planId', {}],
  [{ planData: 'Starter' }, {}],
  [{ planData: {} }, {}],
  [{ planData: plan }, { planData: plan }],
  [{ planId: 7 }, {}],
  [{ planId: 'p1' }, { planId: 'p1' }],
])('navigation state %j is read as %j', (state, read) => {
  expect(readRouteState(state)).toEqual(read);
});
