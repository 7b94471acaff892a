import type { ScreenStates } from '../stateContext';

const GET_PLAN_FAILS = { code: 500, msg: '' };

export const homeStates: ScreenStates = {
  '10-home-visitor': (context) => context.open('/'),
  '10-home-newcomer': (context) => context.open('/', context.fixtures.newcomer),
  '10-home-free-plan': (context) => context.open('/', context.fixtures.free),
  '10-home-day-done': (context) => context.open('/', context.fixtures.finished),
  '10-home-two-plans': (context) => context.open('/', context.fixtures.both),
  '10-home-large-amounts': (context) => context.open('/', context.fixtures.rich),
  '11-home-loading': async (context) => {
    await context.stall('getPlan', 'getUserTodayProgress');
    await context.visit('/', context.fixtures.free);
    await context.page.getByRole('group', { name: 'Loading plans' }).waitFor();
  },
  '12-home-error': async (context) => {
    await context.reply('getPlan', GET_PLAN_FAILS);
    await context.reply('getUserTodayProgress', GET_PLAN_FAILS);
    await context.open('/', context.fixtures.free);
    await context.page.getByText('The plans could not be loaded.').waitFor();
  },
  '13-home-no-plans-on-offer': async (context) => {
    await context.reply('getPlan', { code: 200, msg: '', data: [] });
    await context.open('/');
    await context.page.getByText('No Plans Available').waitFor();
  },
  '14-home-offline': async (context) => {
    await context.open('/', context.fixtures.free);
    await context.goOffline();
  },
};
