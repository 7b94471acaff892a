import type { Plan } from '@reelrupee/contract/entities';
import { toRupees } from '@reelrupee/contract/money';

/** A row of plan_terms. */
export interface PlanTerms {
  plan_id: string;
  title: string;
  recharge_paise: number;
  reel_paise: number;
  total_days: number;
  streak_days: number;
  daily_reels: number;
}

/** The columns that toPlanDto needs. */
export const TERMS_COLUMNS = [
  'plan_terms.plan_id',
  'plan_terms.title',
  'plan_terms.recharge_paise',
  'plan_terms.reel_paise',
  'plan_terms.total_days',
  'plan_terms.streak_days',
  'plan_terms.daily_reels',
] as const;

/** Maps plan terms to the contract. */
export function toPlanDto(terms: PlanTerms): Plan {
  const isFree = terms.recharge_paise === 0;
  return {
    _id: terms.plan_id,
    title: terms.title,
    type: isFree ? 'free' : 'paid',
    isFree,
    rechargeAmount: toRupees(terms.recharge_paise),
    earningsPerReel: toRupees(terms.reel_paise),
    totalEarnings: toRupees(terms.reel_paise * terms.daily_reels * terms.total_days),
    totalDays: terms.total_days,
    streakDaysRequired: terms.streak_days,
  };
}
