import type { ScreenState } from '../stateContext';

const GET_PLAN_FAILS = { code: 500, msg: '' };

export const homeStates: ScreenState[] = [
  { name: '10-home-visitor', reach: (context) => context.open('/') },
  { name: '10-home-newcomer', reach: (context) => context.open('/', context.fixtures.newcomer) },
  { name: '10-home-free-plan', reach: (context) => context.open('/', context.fixtures.free) },
  { name: '10-home-day-done', reach: (context) => context.open('/', context.fixtures.finished) },
  { name: '10-home-two-plans', reach: (context) => context.open('/', context.fixtures.both) },
  { name: '10-home-large-amounts', reach: (context) => context.open('/', context.fixtures.rich) },
  {
    name: '11-home-loading',
    reach: async (context) => {
      await context.stall('getPlan', 'getUserTodayProgress');
      await context.visit('/', context.fixtures.free);
      await context.page.getByRole('group', { name: 'Loading plans' }).waitFor();
    },
  },
  {
    name: '12-home-error',
    reach: async (context) => {
      await context.reply('getPlan', GET_PLAN_FAILS);
      await context.reply('getUserTodayProgress', GET_PLAN_FAILS);
      await context.open('/', context.fixtures.free);
      await context.page.getByText('The plans could not be loaded.').waitFor();
    },
  },
  {
    name: '13-home-no-plans-on-offer',
    reach: async (context) => {
      await context.reply('getPlan', { code: 200, msg: '', data: [] });
      await context.open('/');
      await context.page.getByText('No Plans Available').waitFor();
    },
  },
  {
    name: '14-home-offline',
    reach: async (context) => {
      await context.open('/', context.fixtures.free);
      await context.goOffline();
    },
  },
];
