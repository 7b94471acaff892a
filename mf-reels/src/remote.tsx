import { defineRemote } from '@reelrupee/federation/remote';
import { CurrentPlanScreen } from './CurrentPlanScreen';
import { ReelsScreen } from './ReelsScreen';

export default defineRemote({ screens: { '/current_plan': CurrentPlanScreen, '/reels': ReelsScreen } });
