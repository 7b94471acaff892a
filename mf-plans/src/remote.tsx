import { defineRemote, lazy } from '@reelrupee/federation/remote';
import { PlanListScreen } from './PlanListScreen';

export default defineRemote({
  screens: {
    '/plan': PlanListScreen,
    '/recharge-plan': lazy(() => import(/* webpackChunkName: "recharge-plan" */ './PlanDetailScreen')),
    '/rechargeNow': lazy(() => import(/* webpackChunkName: "rechargeNow" */ './RechargeScreen')),
  },
});
