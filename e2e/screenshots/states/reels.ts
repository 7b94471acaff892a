import { planOf } from '../../../api/src/testing/watching';
import type { ScreenStates, StateContext } from '../stateContext';

async function openFeed(context: StateContext, user = context.fixtures.free): Promise<void> {
  await context.open('/reels', user);
}

export const reelStates: ScreenStates = {
  '50-reels-playing': async (context) => {
    await openFeed(context);
    await context.page.waitForFunction(() =>
      [...document.querySelectorAll('video')].some(({ currentTime }) => currentTime > 1),
    );
  },
  '50-reels-paused': async (context) => {
    await openFeed(context);
    await context.button('Pause').click();
    await context.button('Play').waitFor();
  },
  '50-reels-again': async (context) => {
    await openFeed(context, context.fixtures.unlocked);
    await context.page
      .getByText(/^Again, from/)
      .first()
      .waitFor();
  },
  '55-samples-playing': async (context) => {
    await context.open('/');
    await context.page.getByRole('group', { name: 'Sample reels' }).getByRole('link').first().click();
    await context.page.waitForFunction(() =>
      [...document.querySelectorAll('video')].some(({ currentTime }) => currentTime > 1),
    );
  },
  '55-samples-end': async (context) => {
    await context.open('/');
    await context.page.getByRole('group', { name: 'Sample reels' }).getByRole('link').last().click();
    await context.page
      .getByRole('group', { name: 'Reel controls' })
      .getByRole('button', { name: 'Next reel' })
      .click();
    await context.page.getByRole('heading', { name: 'Sign up to watch and earn' }).waitFor();
    await context.waitUntilStill();
  },
  '51-reels-loading': async (context) => {
    await context.stall('getReelsByUserPlan');
    await context.visit('/reels', context.fixtures.free);
    await context.page.getByText('Loading the reel').first().waitFor({ state: 'attached' });
  },
  '52-reels-error': async (context) => {
    await context.reply('getReelsByUserPlan', { code: 500, msg: '' });
    await openFeed(context);
  },
  '52-reels-cannot-play': async (context) => {
    await context.page.route('**/*.mp4', (route) => route.abort());
    await openFeed(context);
    await context.page.getByText('This reel could not be played.').waitFor();
  },
  '52-reels-offline': async (context) => {
    await openFeed(context);
    await context.goOffline();
  },
  '53-reels-no-more': async (context) => {
    await openFeed(context, context.fixtures.nearlyFinished);
    await context.page
      .getByRole('group', { name: 'Reel controls' })
      .getByRole('button', { name: 'Next reel' })
      .click();
    await context.page.getByText('No more reels available').waitFor();
    await context.waitUntilStill();
  },
  '53-reels-day-done': async (context) => {
    await openFeed(context, context.fixtures.finished);
    await context.page.getByText('Please come tomorrow').waitFor();
  },
  '53-reels-next-plan': async (context) => {
    await openFeed(context, context.fixtures.twoPaid);
    const { _id: planId } = await planOf(context.api, 250);
    await context.page.evaluate((watched) => {
      history.replaceState({ usr: { planId: watched }, key: 'watched' }, '', '/reels');
      dispatchEvent(new PopStateEvent('popstate'));
    }, planId);
    await context.page.getByRole('link', { name: /^Watch the reels of/ }).waitFor();
    await context.waitUntilStill();
  },
  '54-reels-earned': async (context) => {
    await openFeed(context);
    await context.button('Previous reel').click();
    await context.page
      .getByText(/^Earned ₹/)
      .first()
      .waitFor();
    await context.waitUntilStill();
  },
};
