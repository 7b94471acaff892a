import { recharge, requestRecharge } from '../../harness/earner';
import { newPerson, register } from '../../harness/people';
import type { ScreenStates } from '../stateContext';

export const currentPlanStates: ScreenStates = {
  '40-current-none': (context) => context.open('/current_plan', context.fixtures.newcomer),
  '40-current-free': (context) => context.open('/current_plan', context.fixtures.free),
  '40-current-day-done': (context) => context.open('/current_plan', context.fixtures.finished),
  '40-current-unlocked': (context) => context.open('/current_plan', context.fixtures.unlocked),
  '40-current-pending': (context) => context.open('/current_plan', context.fixtures.pending),
  '40-current-paid': (context) => context.open('/current_plan', context.fixtures.rich),
  '40-current-ended': (context) => context.open('/current_plan', context.fixtures.veteran),
  '40-current-rejected': async (context) => {
    const user = await register(context.api.url, newPerson('Sita Devi'));
    await recharge(context.api, user, 500, 'reject');
    await requestRecharge(context.api, user, 1000);
    await context.open('/current_plan', user);
  },
  '41-current-loading': async (context) => {
    await context.stall('getUserPlans');
    await context.visit('/current_plan', context.fixtures.free);
    await context.page.getByText('Loading your plans').waitFor();
  },
  '42-current-error': async (context) => {
    await context.reply('getUserPlans', { code: 500, msg: '' });
    await context.open('/current_plan', context.fixtures.free);
  },
  '43-current-offline': async (context) => {
    await context.open('/current_plan', context.fixtures.free);
    await context.goOffline();
  },
};
