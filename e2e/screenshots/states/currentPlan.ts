import { recharge, requestRecharge } from '../../harness/earner';
import { newPerson, register } from '../../harness/people';
import type { ScreenState } from '../stateContext';

export const currentPlanStates: ScreenState[] = [
  { name: '40-current-none', reach: (context) => context.open('/current_plan', context.fixtures.newcomer) },
  { name: '40-current-free', reach: (context) => context.open('/current_plan', context.fixtures.free) },
  {
    name: '40-current-day-done',
    reach: (context) => context.open('/current_plan', context.fixtures.finished),
  },
  {
    name: '40-current-unlocked',
    reach: (context) => context.open('/current_plan', context.fixtures.unlocked),
  },
  { name: '40-current-pending', reach: (context) => context.open('/current_plan', context.fixtures.pending) },
  { name: '40-current-paid', reach: (context) => context.open('/current_plan', context.fixtures.rich) },
  { name: '40-current-ended', reach: (context) => context.open('/current_plan', context.fixtures.veteran) },
  {
    name: '40-current-rejected',
    reach: async (context) => {
      const user = await register(context.api.url, newPerson('Sita Devi'));
      await recharge(context.api, user, 500, 'reject');
      await requestRecharge(context.api, user, 1000);
      await context.open('/current_plan', user);
    },
  },
  {
    name: '41-current-loading',
    reach: async (context) => {
      await context.stall('getUserPlans');
      await context.visit('/current_plan', context.fixtures.free);
      await context.page.getByText('Loading your plans').waitFor();
    },
  },
  {
    name: '42-current-error',
    reach: async (context) => {
      await context.reply('getUserPlans', { code: 500, msg: '' });
      await context.open('/current_plan', context.fixtures.free);
    },
  },
  {
    name: '43-current-offline',
    reach: async (context) => {
      await context.open('/current_plan', context.fixtures.free);
      await context.goOffline();
    },
  },
];
