import { mustCall } from '../../../api/src/testing/apiClient';
import type { ScreenStates, StateContext } from '../stateContext';
import { openProfile } from './openProfile';

/** Replies with a profile in which withdrawals are paused. */
async function pauseWithdrawals(context: StateContext): Promise<void> {
  const { _id: userId, token } = context.fixtures.rich;
  const profile = await mustCall(context.api.url, 'getUserProfile', { userId }, token);
  const data = { ...profile, withdrawalsPaused: 'bank' };
  await context.reply('getUserProfile', { code: 200, msg: '', data });
}

export const pausedWithdrawalStates: ScreenStates = {
  '60-profile-paused': async (context) => {
    await pauseWithdrawals(context);
    await openProfile(context, context.fixtures.rich);
    await context.page.getByText('It will be paid after that.').waitFor();
  },
  '65-withdraw-paused': async (context) => {
    await pauseWithdrawals(context);
    await openProfile(context, context.fixtures.rich);
    await context.button('Withdraw').click();
    await context.page.getByText('because of a problem at our bank').waitFor();
  },
  '66-transactions-paused': async (context) => {
    await pauseWithdrawals(context);
    await context.open('/transactions', context.fixtures.rich);
    await context.button('Withdrawal').first().click();
    await context.page.getByText('Withdrawals are paused.').waitFor();
  },
};
