import { defineRemote, lazy } from '@reelrupee/federation/remote';
import { ReelsScreen } from './ReelsScreen';

export default defineRemote({
  screens: {
    '/current_plan': lazy(() => import(/* webpackChunkName: "current_plan" */ './CurrentPlanScreen')),
    '/reels': ReelsScreen,
  },
});
