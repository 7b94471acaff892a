import type { ScreenState, StateContext } from '../stateContext';

async function openFeed(stage: StateContext, user = stage.cast.free): Promise<void> {
  await stage.open('/reels', user);
}

export const reelStates: ScreenState[] = [
  {
    name: '50-reels-playing',
    reach: async (stage) => {
      await openFeed(stage);
      await stage.page.waitForFunction(() =>
        [...document.querySelectorAll('video')].some(({ currentTime }) => currentTime > 1),
      );
    },
  },
  {
    name: '50-reels-paused',
    reach: async (stage) => {
      await openFeed(stage);
      await stage.button('Pause').click();
      await stage.button('Play').waitFor();
    },
  },
  {
    name: '51-reels-loading',
    reach: async (stage) => {
      await stage.stall('getReelsByUserPlan');
      await stage.visit('/reels', stage.cast.free);
      await stage.page.getByText('Loading the reel').first().waitFor({ state: 'attached' });
    },
  },
  {
    name: '52-reels-error',
    reach: async (stage) => {
      await stage.answer('getReelsByUserPlan', { code: 500, msg: '' });
      await openFeed(stage);
    },
  },
  {
    name: '52-reels-cannot-play',
    reach: async (stage) => {
      await stage.page.route('**/*.mp4', (route) => route.abort());
      await openFeed(stage);
      await stage.page.getByText('This reel could not be played.').waitFor();
    },
  },
  {
    name: '52-reels-offline',
    reach: async (stage) => {
      await openFeed(stage);
      await stage.goOffline();
    },
  },
  {
    name: '53-reels-no-more',
    reach: async (stage) => {
      await openFeed(stage, stage.cast.nearlyFinished);
      await stage.page
        .getByRole('group', { name: 'Reel controls' })
        .getByRole('button', { name: 'Next reel' })
        .click();
      await stage.page.getByText('No more reels available').waitFor();
      await stage.atRest();
    },
  },
  {
    name: '53-reels-day-done',
    reach: async (stage) => {
      await openFeed(stage, stage.cast.finished);
      await stage.page.getByText('Please come tomorrow').waitFor();
    },
  },
  {
    name: '54-reels-earned',
    reach: async (stage) => {
      await openFeed(stage);
      await stage.button('Previous reel').click();
      await stage.page
        .getByText(/^Earned ₹/)
        .first()
        .waitFor();
      await stage.atRest();
    },
  },
];
