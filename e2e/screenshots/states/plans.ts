import type { SignedInUser } from '@reelrupee/contract/entities';
import type { ScreenState, StateContext } from '../stateContext';

async function openDetail(context: StateContext, plan: string, user?: SignedInUser): Promise<void> {
  await context.open('/plan', user);
  await context.button(plan).click();
  await context.page.waitForURL('**/recharge-plan');
  await context.page.reload();
  await context.waitUntilLoaded();
}

export const planStates: ScreenState[] = [
  { name: '20-plan-visitor', reach: (context) => context.open('/plan') },
  { name: '20-plan-user', reach: (context) => context.open('/plan', context.fixtures.rich) },
  {
    name: '21-plan-loading',
    reach: async (context) => {
      await context.stall('getPlan');
      await context.visit('/plan');
      await context.page.getByRole('group', { name: 'Loading plans' }).waitFor();
    },
  },
  {
    name: '22-plan-error',
    reach: async (context) => {
      await context.reply('getPlan', { code: 500, msg: '' });
      await context.open('/plan');
    },
  },
  {
    name: '23-plan-empty',
    reach: async (context) => {
      await context.reply('getPlan', { code: 200, msg: '', data: [] });
      await context.open('/plan');
    },
  },
  {
    name: '24-plan-offline',
    reach: async (context) => {
      await context.open('/plan');
      await context.goOffline();
    },
  },
  { name: '24-detail-none', reach: (context) => context.open('/recharge-plan') },
  { name: '25-detail-free-visitor', reach: (context) => openDetail(context, 'Free Plan') },
  { name: '25-detail-paid-visitor', reach: (context) => openDetail(context, 'Crown') },
  {
    name: '25-detail-paid-user',
    reach: (context) => openDetail(context, 'Starter', context.fixtures.newcomer),
  },
];
