import type { ScreenState } from './stateContext';
import { homeStates } from './states/home';
import { currentPlanStates, planStates, rechargeStates } from './states/plans';
import { reelStates } from './states/reels';
import { referralStates } from './states/referrals';
import { shellStates } from './states/shell';
import { walletStates } from './states/wallet';

/** Every state of every screen. Each is photographed and checked against the page rules. */
export const screenStates: Record<string, ScreenState[]> = {
  shell: shellStates,
  home: homeStates,
  plans: planStates,
  recharge: rechargeStates,
  'current plans': currentPlanStates,
  reels: reelStates,
  wallet: walletStates,
  referrals: referralStates,
};
