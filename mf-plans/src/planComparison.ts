/** Cost and earnings of a plan, so that plans can be compared. Pure; amounts in rupees. */
import { DAILY_REELS } from '@reelrupee/contract/constants';
import { rechargeBreakdown, toPaise, toRupees, withdrawalBreakdown } from '@reelrupee/contract/money';
import type { PlanOffer } from '@reelrupee/platform';

export interface PlanComparison {
  /** The plan amount and the charge on it. */
  pay: number;
  /** The most that can be received, after the charges on withdrawals; undefined if the earnings are unknown. */
  receive: number | undefined;
  /** The first day on which what can be received covers what was paid; null if there is none, or if it is unknown. */
  evenOnDay: number | null;
}

type ComparedTerms = Pick<
  PlanOffer,
  'rechargeAmount' | 'earningsPerReel' | 'totalEarnings' | 'totalDays' | 'streakDaysRequired'
>;

/** Compares a plan whose reels are all watched, every day. Nothing can be received before the streak is complete. */
export function comparePlan(plan: ComparedTerms): PlanComparison {
  const pay = rechargeBreakdown(toPaise(plan.rechargeAmount)).total;
  const { totalEarnings, earningsPerReel } = plan;
  return {
    pay: toRupees(pay),
    receive: totalEarnings === undefined ? undefined : toRupees(netOf(toPaise(totalEarnings))),
    evenOnDay:
      earningsPerReel === undefined || pay === 0 ? null : evenDay(plan, toPaise(earningsPerReel), pay),
  };
}

function evenDay(
  { totalDays, streakDaysRequired }: ComparedTerms,
  perReel: number,
  pay: number,
): number | null {
  for (let day = streakDaysRequired; day <= totalDays; day += 1) {
    if (netOf(day * DAILY_REELS * perReel) >= pay) return day;
  }
  return null;
}

function netOf(paise: number): number {
  return withdrawalBreakdown(paise).net;
}
