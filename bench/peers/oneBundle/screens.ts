/** The remotes' screens, each in its own chunk of the one bundle. */
import { lazy, type ComponentType } from 'react';

type Chunk = () => Promise<{ default: ComponentType }>;

export const chunks: Readonly<Record<string, Chunk>> = {
  '/': async () => ({ default: (await import('../../../mf-home/src/HomeScreen')).HomeScreen }),
  '/plan': async () => ({ default: (await import('../../../mf-plans/src/PlanListScreen')).PlanListScreen }),
  '/recharge-plan': async () => ({
    default: (await import('../../../mf-plans/src/PlanDetailScreen')).PlanDetailScreen,
  }),
  '/rechargeNow': async () => ({
    default: (await import('../../../mf-plans/src/RechargeScreen')).RechargeScreen,
  }),
  '/current_plan': async () => ({
    default: (await import('../../../mf-reels/src/CurrentPlanScreen')).CurrentPlanScreen,
  }),
  '/reels': async () => ({ default: (await import('../../../mf-reels/src/ReelsScreen')).ReelsScreen }),
  '/referrals': async () => ({
    default: (await import('../../../mf-referrals/src/ReferralsScreen')).ReferralsScreen,
  }),
  '/referralList': async () => ({
    default: (await import('../../../mf-referrals/src/ReferralListScreen')).ReferralListScreen,
  }),
  '/profile': async () => ({ default: (await import('../../../mf-wallet/src/ProfileScreen')).ProfileScreen }),
  '/transactions': async () => ({
    default: (await import('../../../mf-wallet/src/TransactionsScreen')).TransactionsScreen,
  }),
};

export const screens = Object.fromEntries(Object.entries(chunks).map(([path, chunk]) => [path, lazy(chunk)]));
