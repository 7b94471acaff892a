import { rechargeBreakdown, toPaise, toRupees } from '@reelrupee/contract/money';

/** The price of recharging a plan: its amount, the charge and the total, in rupees. */
export function rechargePrice(rechargeAmount: number) {
  const { plan, charge, total } = rechargeBreakdown(toPaise(rechargeAmount));
  return { plan: toRupees(plan), charge: toRupees(charge), total: toRupees(total) };
}

export type RechargePrice = ReturnType<typeof rechargePrice>;
