import type { ScreenState } from '../stateContext';

const GET_PLAN_FAILS = { code: 500, msg: '' };

export const homeStates: ScreenState[] = [
  { name: '10-home-visitor', reach: (stage) => stage.open('/') },
  { name: '10-home-newcomer', reach: (stage) => stage.open('/', stage.cast.newcomer) },
  { name: '10-home-free-plan', reach: (stage) => stage.open('/', stage.cast.free) },
  { name: '10-home-day-done', reach: (stage) => stage.open('/', stage.cast.finished) },
  { name: '10-home-two-plans', reach: (stage) => stage.open('/', stage.cast.both) },
  { name: '10-home-large-amounts', reach: (stage) => stage.open('/', stage.cast.rich) },
  {
    name: '11-home-loading',
    reach: async (stage) => {
      await stage.stall('getPlan', 'getUserTodayProgress');
      await stage.visit('/', stage.cast.free);
      await stage.page.getByRole('group', { name: 'Loading plans' }).waitFor();
    },
  },
  {
    name: '12-home-error',
    reach: async (stage) => {
      await stage.answer('getPlan', GET_PLAN_FAILS);
      await stage.answer('getUserTodayProgress', GET_PLAN_FAILS);
      await stage.open('/', stage.cast.free);
      await stage.page.getByText('The plans could not be loaded.').waitFor();
    },
  },
  {
    name: '13-home-no-plans-on-offer',
    reach: async (stage) => {
      await stage.answer('getPlan', { code: 200, msg: '', data: [] });
      await stage.open('/');
      await stage.page.getByText('No Plans Available').waitFor();
    },
  },
  {
    name: '14-home-offline',
    reach: async (stage) => {
      await stage.open('/', stage.cast.free);
      await stage.goOffline();
    },
  },
];
