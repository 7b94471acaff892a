import { newId } from '../ids';
import { balancedCall, type LiveServers } from './balancedCalls';
import type { ActionName, ActionPayload } from '@reelrupee/contract/actions';
import type { Reply } from './apiClient';
import { smallPng } from './images';

/** The result of a load: the errors that its users got, and their acts that were acknowledged. */
export interface LoadResult {
  calls: number;
  errors: string[];
  signUps: number;
  credits: number;
  withdrawals: number;
}

export function emptyLoadResult(): LoadResult {
  return { calls: 0, errors: [], signUps: 0, credits: 0, withdrawals: 0 };
}

/** Users who sign up, watch and withdraw; each function runs until `isOver`. */
export function upgradeLoad(live: LiveServers, result: LoadResult, isOver: () => boolean) {
  async function ask<Name extends ActionName>(name: Name, payload: ActionPayload<Name>, token = '') {
    const reply: Reply<Name> = await balancedCall(live, name, payload, token);
    result.calls += 1;
    if (reply.code !== 200) result.errors.push(`${name}: ${reply.code} ${reply.msg}`);
    return reply;
  }

  async function signUp(referralCode = '') {
    const form = { name: 'Asha', phone: '9876543210', password: 'secret-1', cPassword: 'secret-1' };
    const email = `${newId()}@example.in`;
    const { data } = await ask('userRegister', { ...form, email, referralCode });
    if (!data) throw new Error('The sign-up failed');
    result.signUps += 1;
    return { userId: data._id, token: data.token, email, code: data.UserReferralCode };
  }

  return {
    /** New users, each of whom watches the reels of a day on the free plan. */
    async watch(): Promise<void> {
      while (!isOver()) {
        const { userId, token } = await signUp();
        const [free] = (await ask('getPlan', {})).data ?? [];
        const planId = free?._id ?? '';
        await ask('rechargePlan', { userId, planId }, token);
        const { data } = await ask('getReelsByUserPlan', { userId, planId, skip: 0, limit: 10 }, token);
        for (const { _id: videoId } of data ?? []) {
          const mark = () => ask('markReelWatched', { userId, planId, videoId }, token);
          const { code } = await mark();
          // The app sends a report that has failed again.
          if (code === 200 || (await mark()).code === 200) result.credits += 1;
        }
        await ask('getUserTransactions', { userId }, token);
      }
    },

    /** A user with the reward for a friend's plan, who withdraws a rupee at a time; each is paid at once. */
    async withdraw(adminToken: string): Promise<void> {
      const referrer = await signUp();
      const { userId, token, email } = referrer;
      const profile = { userId, name: 'Asha', phone: '9876543210', email };
      await ask('updateUserProfile', { ...profile, userUpiId: 'asha@upi' }, token);
      const friend = await signUp(referrer.code);
      const plan = (await ask('getPlan', {})).data?.at(-1);
      const proof = {
        transactionId: newId(),
        amount: (plan?.rechargeAmount ?? 0) * 1.02,
        qrImage: smallPng(),
      };
      const request = { userId: friend.userId, planId: plan?._id ?? '', ...proof };
      const recharge = await ask('rechargePlan', request, friend.token);
      const approval = { _id: recharge.data?._id ?? '', decision: 'approve' } as const;
      await ask('adminDecideRecharge', approval, adminToken);
      while (!isOver()) {
        const { data } = await ask('withdrawRequest', { userId, amount: 1 }, token);
        if (!data) continue;
        result.withdrawals += 1;
        const payment = { _id: data._id, decision: 'pay', utr: newId() } as const;
        await ask('adminDecideWithdrawal', payment, adminToken);
        await ask('getUserProfile', { userId }, token);
      }
    },
  };
}
