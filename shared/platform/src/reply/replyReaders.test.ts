import type { ActionName } from '@reelrupee/contract/actions';
import { freePlan, paidPlan, userPlanOf } from '@reelrupee/contract/testing/plans';
import { describe, expect, test } from 'vitest';
import { readReply } from './replyReaders';

/** The parsed data of a reply, and the paths that were dropped. */
function read(action: ActionName, reply: Record<string, unknown>) {
  const drops: string[] = [];
  const result = readReply(action, reply, (path) => drops.push(path));
  return { result, drops };
}

const plan = paidPlan('a');
const SPEC_PLAN = { _id: 'a', title: 'Plan a', isFree: false, rechargeAmount: 250 };
const SPEC_USER_PLAN = { planId: plan, dynamicDaysLeft: 47, reelsWatchedToday: 3, totalEarnedToday: 3 };

describe('the specified fields are enough', () => {
  test('a user plan without a status is active, and its day follows from the days left', () => {
    expect(read('getUserPlans', { data: { plans: [SPEC_USER_PLAN] } })).toMatchObject({
      result: { data: { plans: [{ status: 'active', dayNumber: 3, totalReels: 10 }] } },
      drops: [],
    });
  });

  test('totalDays is 50 and the streak 10 days where a plan does not say', () => {
    expect(read('getPlan', { data: [SPEC_PLAN] })).toMatchObject({
      result: { data: [{ totalDays: 50, streakDaysRequired: 10 }] },
      drops: [],
    });
  });

  test('a reel needs no poster, a referral list no count, a feed no hasMore', () => {
    const reel = { _id: 'r', title: 'One', videoUrl: 'r.mp4', duration: 20, watched: false };
    expect(read('getReelsByUserPlan', { data: [reel] })).toMatchObject({
      result: { data: [reel], hasMore: true, planId: null },
      drops: [],
    });
    expect(read('getUserReferrals', { data: [] })).toEqual({ result: { data: [] }, drops: [] });
  });

  test('the day on which a reel was watched before is a calendar day, or left out', () => {
    const reel = { _id: 'r', videoUrl: 'r.mp4' };
    expect(read('getReelsByUserPlan', { data: [{ ...reel, lastWatchedOn: '2026-05-03' }] })).toMatchObject({
      result: { data: [{ lastWatchedOn: '2026-05-03' }] },
      drops: [],
    });
    for (const lastWatchedOn of ['yesterday', '2026-19-99', 3, {}]) {
      const { result, drops } = read('getReelsByUserPlan', { data: [{ ...reel, lastWatchedOn }] });
      expect(result).not.toHaveProperty('data[0].lastWatchedOn');
      expect(drops).toEqual(['data[].lastWatchedOn']);
    }
  });

  test('of a profile, unknown amounts are undefined and unknown texts empty', () => {
    const { result } = read('getUserProfile', { data: { name: 'Asha', walletBalance: 12.5 } });
    expect(result).toMatchObject({
      data: { name: 'Asha', phone: '', walletBalance: 12.5, plans: [] },
    });
    expect(result).not.toHaveProperty('data.lockedEarnings');
  });
});

test('all that our own provider sends is read as it is', () => {
  const plans = [userPlanOf(plan), userPlanOf(freePlan, { status: 'ended' })];
  const { result, drops } = read('getUserPlans', { data: { plans } });
  expect(result).toMatchObject({
    data: {
      plans: plans.map(({ startedOn: _startedOn, planId: { type: _type, ...terms }, ...rest }) => ({
        ...rest,
        planId: terms,
      })),
    },
  });
  expect(drops).toEqual([]);
});

describe('one bad entry costs that entry', () => {
  test.each<[string, unknown]>([
    ['no object', 'plan'],
    ['null', null],
    ['a list', []],
    ['no id', { ...SPEC_PLAN, _id: undefined }],
    ['no price', { ...SPEC_PLAN, rechargeAmount: null }],
    ['a negative price', { ...SPEC_PLAN, rechargeAmount: -1 }],
  ])('a plan that is %s', (_what, bad) => {
    const { result, drops } = read('getPlan', { data: [bad, SPEC_PLAN] });
    expect(result).toMatchObject({ data: [SPEC_PLAN] });
    expect(drops).toContain('data[]');
  });

  test('a user plan without its plan', () => {
    const { result } = read('getUserProfile', { data: { plans: [{ dynamicDaysLeft: 4 }, SPEC_USER_PLAN] } });
    expect(result).toMatchObject({ data: { plans: [{ planId: { _id: 'a' } }] } });
  });
});

describe('one bad field costs that field', () => {
  test.each<[string, unknown, unknown]>([
    ['numbers as text', '12.5', 12.5],
    ['fractions of a paisa', 10.005_1, 10.01],
    ['words', 'twelve', undefined],
    ['an object', {}, undefined],
    ['beyond all money', 1e300, undefined],
  ])('an amount as %s', (_what, walletBalance, value) => {
    const { result, drops } = read('getUserProfile', { data: { walletBalance } });
    expect((result as { data: { walletBalance?: number } }).data.walletBalance).toBe(value);
    expect(drops).toEqual(value === undefined ? ['data.walletBalance'] : []);
  });

  test('counts that would make a screen render endlessly', () => {
    const endless = { ...plan, streakDaysRequired: 1e9, totalDays: -5 };
    const { result } = read('getUserPlans', { data: { plans: [{ planId: endless, totalReels: 1e9 }] } });
    expect(result).toMatchObject({
      data: { plans: [{ totalReels: 10, planId: { streakDaysRequired: 10, totalDays: 50 } }] },
    });
  });

  test('a type and a status nobody knows stay words; of a recharge only pending is safe', () => {
    expect(read('getUserTransactions', { data: [{ type: 'bonus', amount: 5 }, {}] })).toMatchObject({
      result: {
        data: [
          { type: 'bonus', amount: 5, status: '' },
          { type: 'Transaction', remark: '' },
        ],
      },
    });
    const request = { _id: 'q', planId: 'a', status: 'on the way' };
    expect(read('getUserPendingRechargeList', { data: [request] }).result).toMatchObject({
      data: [{ status: 'pending', planDetails: { _id: 'a' } }],
    });
  });

  test.each([['soon'], [{}], [1e300]])('an instant %j is unknown', (createdAt) => {
    const { result } = read('getUserTransactions', { data: [{ createdAt }] });
    expect(result).toEqual({ data: [{ type: 'Transaction', status: '', remark: '' }] });
  });

  test('a text without end is cut', () => {
    const { result } = read('getUserProfile', { data: { name: 'x'.repeat(100_000) } });
    expect(JSON.stringify(result).length).toBeLessThan(2000);
  });
});

describe('data that is missing or of another type', () => {
  test.each<[ActionName, unknown]>([
    ['getPlan', 'none'],
    ['getUserTransactions', { list: [] }],
    ['getUserProfile', null],
    ['getUserProfile', [1]],
    ['userLogin', undefined],
    ['userLogin', { _id: 'u1', name: 'Asha' }],
    ['userLogin', { token: 'secret' }],
    ['googleLogin', { _id: '', token: 'secret' }],
  ])('%s with data %j cannot be used', (action, data) => {
    expect(read(action, { data }).result).toBeNull();
  });

  test.each<[ActionName, unknown]>([
    ['getPlan', { data: [] }],
    ['getUserPlans', { data: { plans: [] } }],
    ['getUserbyEmail', { data: {} }],
    ['getRechargeStatus', { data: { status: null } }],
    ['withdrawRequest', { data: {} }],
    ['updateUserProfile', { data: null }],
  ])('%s without data is usable', (action, result) => {
    expect(read(action, { data: null }).result).toEqual(result);
  });

  test('a rejected recharge may be a reversed one', () => {
    const data = { status: 'rejected', reversed: true };
    expect(read('getRechargeStatus', { data }).result).toEqual({ data });
  });

  test('plans may be the data itself', () => {
    expect(read('getUserPlans', { data: [SPEC_USER_PLAN] }).result).toMatchObject({
      data: { plans: [{ planId: { _id: 'a' } }] },
    });
  });
});
