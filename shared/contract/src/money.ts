/**
 * Money arithmetic shared by the screens that show a breakdown and the provider that posts it, so that both agree.
 * Amounts are whole paise; percentages round half up to the paisa.
 */
import {
  RECHARGE_CHARGE_PERCENT,
  REFERRAL_REWARD_PERCENT,
  WITHDRAW_PLATFORM_PERCENT,
  WITHDRAW_TDS_PERCENT,
} from './constants';

/** Rupees (at most two decimals) as whole paise. Throws a RangeError on anything else. */
export function toPaise(rupees: number): number {
  const paise = Math.round(rupees * 100);
  if (!Number.isSafeInteger(paise) || Math.abs(paise / 100 - rupees) > 1e-9) {
    throw new RangeError(`Not an amount in rupees and paise: ${rupees}`);
  }
  return paise;
}

/** Whole paise as rupees. */
export function toRupees(paise: number): number {
  return paise / 100;
}

function percentOf(paise: number, percent: number): number {
  return Math.round((paise * percent) / 100);
}

/** The price of a recharge in paise: plan amount, charge and total. */
export function rechargeBreakdown(planPaise: number) {
  const charge = percentOf(planPaise, RECHARGE_CHARGE_PERCENT);
  return { plan: planPaise, charge, total: planPaise + charge };
}

/** The parts of a withdrawal in paise; platform charge, TDS and net add up to the amount exactly. */
export function withdrawalBreakdown(amountPaise: number) {
  const platform = percentOf(amountPaise, WITHDRAW_PLATFORM_PERCENT);
  const tds = percentOf(amountPaise, WITHDRAW_TDS_PERCENT);
  return {
    amount: amountPaise,
    platform,
    tds,
    net: amountPaise - platform - tds,
  };
}

/** The referrer's reward for a first paid recharge of this plan amount, in paise. */
export function referralReward(planPaise: number): number {
  return percentOf(planPaise, REFERRAL_REWARD_PERCENT);
}
