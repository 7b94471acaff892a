import { rechargeBreakdown, toPaise, toRupees } from '@reelrupee/contract/money';

/** What recharging a plan of this amount costs, in rupees. */
export function rechargePrice(rechargeAmount: number) {
  const { plan, charge, total } = rechargeBreakdown(toPaise(rechargeAmount));
  return { plan: toRupees(plan), charge: toRupees(charge), total: toRupees(total) };
}

export type RechargePrice = ReturnType<typeof rechargePrice>;
