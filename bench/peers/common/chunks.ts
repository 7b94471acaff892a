/** The screens of a bundle, each a chunk that is named after its route, so that the page of the tuned one can preload it. */
import type { ComponentType } from 'react';

type Chunk = () => Promise<ComponentType>;

export const chunks: Readonly<Record<string, Chunk>> = {
  '/': async () =>
    (await import(/* webpackChunkName: "home" */ '../../../mf-home/src/HomeScreen')).HomeScreen,
  '/plan': async () =>
    (await import(/* webpackChunkName: "plan" */ '../../../mf-plans/src/PlanListScreen')).PlanListScreen,
  '/recharge-plan': async () =>
    (await import(/* webpackChunkName: "recharge-plan" */ '../../../mf-plans/src/PlanDetailScreen')).default,
  '/rechargeNow': async () =>
    (await import(/* webpackChunkName: "rechargeNow" */ '../../../mf-plans/src/RechargeScreen')).default,
  '/current_plan': async () =>
    (await import(/* webpackChunkName: "current_plan" */ '../../../mf-reels/src/CurrentPlanScreen')).default,
  '/reels': async () =>
    (await import(/* webpackChunkName: "reels" */ '../../../mf-reels/src/ReelsScreen')).ReelsScreen,
  '/referrals': async () =>
    (await import(/* webpackChunkName: "referrals" */ '../../../mf-referrals/src/ReferralsScreen'))
      .ReferralsScreen,
  '/referralList': async () =>
    (await import(/* webpackChunkName: "referralList" */ '../../../mf-referrals/src/ReferralListScreen'))
      .default,
  '/profile': async () =>
    (await import(/* webpackChunkName: "profile" */ '../../../mf-wallet/src/ProfileScreen')).ProfileScreen,
  '/transactions': async () =>
    (await import(/* webpackChunkName: "transactions" */ '../../../mf-wallet/src/TransactionsScreen'))
      .default,
  '/login': async () =>
    (await import(/* webpackChunkName: "login" */ '../../../shell/src/screens/login/LoginScreen'))
      .LoginScreen,
};
