import type { ScreenState, StateContext } from '../stateContext';

async function openFeed(context: StateContext, user = context.fixtures.free): Promise<void> {
  await context.open('/reels', user);
}

export const reelStates: ScreenState[] = [
  {
    name: '50-reels-playing',
    reach: async (context) => {
      await openFeed(context);
      await context.page.waitForFunction(() =>
        [...document.querySelectorAll('video')].some(({ currentTime }) => currentTime > 1),
      );
    },
  },
  {
    name: '50-reels-paused',
    reach: async (context) => {
      await openFeed(context);
      await context.button('Pause').click();
      await context.button('Play').waitFor();
    },
  },
  {
    name: '50-reels-again',
    reach: async (context) => {
      await openFeed(context, context.fixtures.unlocked);
      await context.page
        .getByText(/^Again, from/)
        .first()
        .waitFor();
    },
  },
  {
    name: '55-samples-playing',
    reach: async (context) => {
      await context.open('/');
      await context.page.getByRole('group', { name: 'Sample reels' }).getByRole('link').first().click();
      await context.page.waitForFunction(() =>
        [...document.querySelectorAll('video')].some(({ currentTime }) => currentTime > 1),
      );
    },
  },
  {
    name: '55-samples-end',
    reach: async (context) => {
      await context.open('/');
      await context.page.getByRole('group', { name: 'Sample reels' }).getByRole('link').last().click();
      await context.page
        .getByRole('group', { name: 'Reel controls' })
        .getByRole('button', { name: 'Next reel' })
        .click();
      await context.page.getByRole('heading', { name: 'Sign up to watch and earn' }).waitFor();
      await context.waitUntilStill();
    },
  },
  {
    name: '51-reels-loading',
    reach: async (context) => {
      await context.stall('getReelsByUserPlan');
      await context.visit('/reels', context.fixtures.free);
      await context.page.getByText('Loading the reel').first().waitFor({ state: 'attached' });
    },
  },
  {
    name: '52-reels-error',
    reach: async (context) => {
      await context.reply('getReelsByUserPlan', { code: 500, msg: '' });
      await openFeed(context);
    },
  },
  {
    name: '52-reels-cannot-play',
    reach: async (context) => {
      await context.page.route('**/*.mp4', (route) => route.abort());
      await openFeed(context);
      await context.page.getByText('This reel could not be played.').waitFor();
    },
  },
  {
    name: '52-reels-offline',
    reach: async (context) => {
      await openFeed(context);
      await context.goOffline();
    },
  },
  {
    name: '53-reels-no-more',
    reach: async (context) => {
      await openFeed(context, context.fixtures.nearlyFinished);
      await context.page
        .getByRole('group', { name: 'Reel controls' })
        .getByRole('button', { name: 'Next reel' })
        .click();
      await context.page.getByText('No more reels available').waitFor();
      await context.waitUntilStill();
    },
  },
  {
    name: '53-reels-day-done',
    reach: async (context) => {
      await openFeed(context, context.fixtures.finished);
      await context.page.getByText('Please come tomorrow').waitFor();
    },
  },
  {
    name: '54-reels-earned',
    reach: async (context) => {
      await openFeed(context);
      await context.button('Previous reel').click();
      await context.page
        .getByText(/^Earned ₹/)
        .first()
        .waitFor();
      await context.waitUntilStill();
    },
  },
];
