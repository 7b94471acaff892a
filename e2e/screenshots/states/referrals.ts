import type { ScreenStates } from '../stateContext';

export const referralStates: ScreenStates = {
  '70-referrals-none': (context) => context.open('/referrals', context.fixtures.newcomer),
  '70-referrals-many': (context) => context.open('/referrals', context.fixtures.rich),
  '71-referrals-loading': async (context) => {
    await context.stall('getUserReferrals');
    await context.visit('/referrals', context.fixtures.rich);
    await context.page.getByText('Earned from referrals').waitFor();
  },
  '72-referrals-error': async (context) => {
    await context.reply('getUserReferrals', { code: 500, msg: '' });
    await context.open('/referrals', context.fixtures.rich);
    await context.button('Retry').waitFor();
  },
  '73-referral-list-none': (context) => context.open('/referralList', context.fixtures.newcomer),
  '73-referral-list-pages': async (context) => {
    await context.open('/referralList', context.fixtures.rich);
    await context.button('Next page').waitFor();
  },
  '73-referral-list-second-page': async (context) => {
    await context.open('/referralList', context.fixtures.rich);
    await context.button('Next page').click();
    await context.page.getByText('Friend Number 2').waitFor();
  },
  '74-referral-list-loading': async (context) => {
    await context.stall('getUserReferrals');
    await context.visit('/referralList', context.fixtures.rich);
    await context.page.getByRole('list', { name: 'Referrals' }).waitFor();
  },
  '75-referral-list-offline': async (context) => {
    await context.open('/referralList', context.fixtures.rich);
    await context.goOffline();
  },
  '75-referral-list-error': async (context) => {
    await context.reply('getUserReferrals', { code: 500, msg: '' });
    await context.open('/referralList', context.fixtures.rich);
    await context.button('Retry').waitFor();
  },
};
