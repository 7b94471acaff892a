import type { ScreenState } from '../stateContext';

export const referralStates: ScreenState[] = [
  { name: '70-referrals-none', reach: (context) => context.open('/referrals', context.fixtures.newcomer) },
  { name: '70-referrals-many', reach: (context) => context.open('/referrals', context.fixtures.rich) },
  {
    name: '71-referrals-loading',
    reach: async (context) => {
      await context.stall('getUserReferrals');
      await context.visit('/referrals', context.fixtures.rich);
      await context.page.getByText('Earned from referrals').waitFor();
    },
  },
  {
    name: '72-referrals-error',
    reach: async (context) => {
      await context.reply('getUserReferrals', { code: 500, msg: '' });
      await context.open('/referrals', context.fixtures.rich);
      await context.button('Retry').waitFor();
    },
  },
  {
    name: '73-referral-list-none',
    reach: (context) => context.open('/referralList', context.fixtures.newcomer),
  },
  {
    name: '73-referral-list-pages',
    reach: async (context) => {
      await context.open('/referralList', context.fixtures.rich);
      await context.button('Next page').waitFor();
    },
  },
  {
    name: '73-referral-list-second-page',
    reach: async (context) => {
      await context.open('/referralList', context.fixtures.rich);
      await context.button('Next page').click();
      await context.page.getByText('Friend Number 2').waitFor();
    },
  },
  {
    name: '74-referral-list-loading',
    reach: async (context) => {
      await context.stall('getUserReferrals');
      await context.visit('/referralList', context.fixtures.rich);
      await context.page.getByRole('list', { name: 'Referrals' }).waitFor();
    },
  },
  {
    name: '75-referral-list-offline',
    reach: async (context) => {
      await context.open('/referralList', context.fixtures.rich);
      await context.goOffline();
    },
  },
  {
    name: '75-referral-list-error',
    reach: async (context) => {
      await context.reply('getUserReferrals', { code: 500, msg: '' });
      await context.open('/referralList', context.fixtures.rich);
      await context.button('Retry').waitFor();
    },
  },
];
