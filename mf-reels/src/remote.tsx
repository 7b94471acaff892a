import { defineRemote, lazy } from '@reelrupee/federation/remote';

// Each screen is a chunk with the name of its route, so that a page loads only the one that it shows.
export default defineRemote({
  screens: {
    '/current_plan': lazy(() => import(/* webpackChunkName: "current_plan" */ './CurrentPlanScreen')),
    '/reels': lazy(() => import(/* webpackChunkName: "reels" */ './ReelsScreen')),
  },
});
