import type { SignedInUser } from '@reelrupee/contract/entities';
import type { ScreenStates, StateContext } from '../stateContext';

async function openDetail(context: StateContext, plan: string, user?: SignedInUser): Promise<void> {
  await context.open('/plan', user);
  await context.button(plan).click();
  await context.page.waitForURL('**/recharge-plan');
  await context.page.reload();
  await context.waitUntilLoaded();
}

export const planStates: ScreenStates = {
  '20-plan-visitor': (context) => context.open('/plan'),
  '20-plan-user': (context) => context.open('/plan', context.fixtures.rich),
  '21-plan-loading': async (context) => {
    await context.stall('getPlan');
    await context.visit('/plan');
    await context.page.getByRole('group', { name: 'Loading plans' }).waitFor();
  },
  '22-plan-error': async (context) => {
    await context.reply('getPlan', { code: 500, msg: '' });
    await context.open('/plan');
  },
  '23-plan-empty': async (context) => {
    await context.reply('getPlan', { code: 200, msg: '', data: [] });
    await context.open('/plan');
  },
  '24-plan-offline': async (context) => {
    await context.open('/plan');
    await context.goOffline();
  },
  '24-detail-none': (context) => context.open('/recharge-plan'),
  '25-detail-free-visitor': (context) => openDetail(context, 'Free Plan'),
  '25-detail-paid-visitor': (context) => openDetail(context, 'Crown'),
  '25-detail-paid-user': (context) => openDetail(context, 'Starter', context.fixtures.newcomer),
};
