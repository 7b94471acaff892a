import { defineRemote } from '@reelrupee/federation/remote';
import { Page } from '@reelrupee/ui/core';

function PlanList() {
  return <Page title="Plans">{null}</Page>;
}

function PlanDetail() {
  return <Page title="Plan">{null}</Page>;
}

function Recharge() {
  return <Page title="Recharge">{null}</Page>;
}

export default defineRemote({
  screens: { '/plan': PlanList, '/recharge-plan': PlanDetail, '/rechargeNow': Recharge },
});
