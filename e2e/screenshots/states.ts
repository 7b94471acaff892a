import type { ScreenStates } from './stateContext';
import { currentPlanStates } from './states/currentPlan';
import { homeStates } from './states/home';
import { loginStates } from './states/login';
import { pausedWithdrawalStates } from './states/pausedWithdrawals';
import { planStates } from './states/plans';
import { profileCardStates } from './states/profileCards';
import { profileStates } from './states/profile';
import { rechargeStates } from './states/recharge';
import { reelStates } from './states/reels';
import { referralStates } from './states/referrals';
import { shellStates } from './states/shell';
import { transactionStates } from './states/transactions';
import { withdrawStates } from './states/withdraw';

/** Every state of every screen. Each is photographed and checked against the page rules. */
export const screenStates: Record<string, ScreenStates> = {
  login: loginStates,
  shell: shellStates,
  home: homeStates,
  plans: planStates,
  recharge: rechargeStates,
  'current plans': currentPlanStates,
  reels: reelStates,
  profile: profileStates,
  'profile cards': profileCardStates,
  withdraw: { ...withdrawStates, ...pausedWithdrawalStates },
  transactions: transactionStates,
  referrals: referralStates,
};
