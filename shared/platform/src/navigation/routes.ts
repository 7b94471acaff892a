/** The product's routes by name. */
export const routes = {
  home: '/',
  login: '/login',
  currentPlan: '/current_plan',
  reels: '/reels',
  plans: '/plan',
  planDetail: '/recharge-plan',
  recharge: '/rechargeNow',
  profile: '/profile',
  transactions: '/transactions',
  referrals: '/referrals',
  referralList: '/referralList',
  terms: '/terms',
  privacy: '/privacy',
  support: '/support',
  grievance: '/grievance',
} as const;

export type RoutePath = (typeof routes)[keyof typeof routes];
