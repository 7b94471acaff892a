import { defineRemote } from '@reelrupee/federation/remote';
import { PlanDetailScreen } from './PlanDetailScreen';
import { PlanListScreen } from './PlanListScreen';
import { RechargeScreen } from './RechargeScreen';

export default defineRemote({
  screens: {
    '/plan': PlanListScreen,
    '/recharge-plan': PlanDetailScreen,
    '/rechargeNow': RechargeScreen,
  },
});
