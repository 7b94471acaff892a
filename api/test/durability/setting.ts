import { rechargeBreakdown, toPaise, toRupees } from '@reelrupee/contract/money';
import { mustCall } from '../../src/testing/apiClient';
import { smallPng } from '../../src/testing/images';
import { administratorIn, type ServerProcess } from '../../src/testing/serverProcess';

/** Tokens and ids of a scene with money in it, made through the front door. */
export interface Setting {
  adminToken: string;
  /** Has ₹800 to withdraw, rupee by rupee. */
  earner: { userId: string; token: string };
  /** Have a plan whose reels can be watched. */
  watchers: { userId: string; token: string; planId: string }[];
}

const WATCHERS = 10;

/** Signs people up, and lets one earn a referral reward. */
export async function setTheScene(server: ServerProcess): Promise<Setting> {
  const { url } = server;
  const admin = await mustCall(url, 'userLogin', administratorIn(server.output()));
  const plans = await mustCall(url, 'getPlan', {});
  const [free] = plans;
  const best = plans.at(-1);
  if (!free || !best) throw new Error('There are no plans');

  const earner = await register(url, 'earner');
  const { _id: userId, token, UserReferralCode: referralCode } = earner;
  const profile = { userId, name: 'Asha', email: earner.email, phone: earner.phone, userUpiId: 'asha@upi' };
  await mustCall(url, 'updateUserProfile', profile, token);
  const friend = await register(url, 'friend', referralCode);
  const recharge = await mustCall(
    url,
    'rechargePlan',
    {
      userId: friend._id,
      planId: best._id,
      transactionId: '123456789012',
      amount: toRupees(rechargeBreakdown(toPaise(best.rechargeAmount)).total),
      qrImage: smallPng(),
    },
    friend.token,
  );
  await mustCall(url, 'adminDecideRecharge', { _id: recharge._id, decision: 'approve' }, admin.token);

  const watchers = await Promise.all(
    Array.from({ length: WATCHERS }, async (_, number) => {
      const watcher = await register(url, `watcher${number}`);
      await mustCall(url, 'rechargePlan', { userId: watcher._id, planId: free._id }, watcher.token);
      return { userId: watcher._id, token: watcher.token, planId: free._id };
    }),
  );
  return { adminToken: admin.token, earner: { userId, token }, watchers };
}

function register(url: string, name: string, referralCode?: string) {
  const form = { name, phone: '9876543210', email: `${name}@example.in` };
  const secret = 'secret-1';
  return mustCall(url, 'userRegister', { ...form, password: secret, cPassword: secret, referralCode });
}
