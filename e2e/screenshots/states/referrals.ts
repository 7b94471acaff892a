import type { ScreenState } from '../stateContext';

export const referralStates: ScreenState[] = [
  { name: '70-referrals-none', reach: (stage) => stage.open('/referrals', stage.cast.newcomer) },
  { name: '70-referrals-many', reach: (stage) => stage.open('/referrals', stage.cast.rich) },
  {
    name: '71-referrals-loading',
    reach: async (stage) => {
      await stage.stall('getUserReferrals');
      await stage.visit('/referrals', stage.cast.rich);
      await stage.page.getByText('Earned from referrals').waitFor();
    },
  },
  {
    name: '72-referrals-error',
    reach: async (stage) => {
      await stage.answer('getUserReferrals', { code: 500, msg: '' });
      await stage.open('/referrals', stage.cast.rich);
      await stage.button('Retry').waitFor();
    },
  },
  { name: '73-referral-list-none', reach: (stage) => stage.open('/referralList', stage.cast.newcomer) },
  {
    name: '73-referral-list-pages',
    reach: async (stage) => {
      await stage.open('/referralList', stage.cast.rich);
      await stage.button('Next page').waitFor();
    },
  },
  {
    name: '73-referral-list-second-page',
    reach: async (stage) => {
      await stage.open('/referralList', stage.cast.rich);
      await stage.button('Next page').click();
      await stage.page.getByText('Friend Number 2').waitFor();
    },
  },
  {
    name: '74-referral-list-loading',
    reach: async (stage) => {
      await stage.stall('getUserReferrals');
      await stage.visit('/referralList', stage.cast.rich);
      await stage.page.getByRole('list', { name: 'Referrals' }).waitFor();
    },
  },
  {
    name: '75-referral-list-offline',
    reach: async (stage) => {
      await stage.open('/referralList', stage.cast.rich);
      await stage.goOffline();
    },
  },
  {
    name: '75-referral-list-error',
    reach: async (stage) => {
      await stage.answer('getUserReferrals', { code: 500, msg: '' });
      await stage.open('/referralList', stage.cast.rich);
      await stage.button('Retry').waitFor();
    },
  },
];
