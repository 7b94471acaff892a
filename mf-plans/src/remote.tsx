import { defineRemote, lazy } from '@reelrupee/federation/remote';

// Each screen is a chunk with the name of its route, so that a page loads only the one that it shows.
export default defineRemote({
  screens: {
    '/plan': lazy(() => import(/* webpackChunkName: "plan" */ './PlanListScreen')),
    '/recharge-plan': lazy(() => import(/* webpackChunkName: "recharge-plan" */ './PlanDetailScreen')),
    '/rechargeNow': lazy(() => import(/* webpackChunkName: "rechargeNow" */ './RechargeScreen')),
  },
});
