import type { Plan } from '@reelrupee/contract/entities';
import { toRupees } from '@reelrupee/contract/money';
import type { Queries } from '../database/database';

/** Terms of a plan as they are stored. */
export interface PlanTerms {
  plan_id: string;
  title: string;
  recharge_paise: number;
  reel_paise: number;
  total_days: number;
  streak_days: number;
  daily_reels: number;
}

/** The columns that planView needs, wherever terms are joined in. */
export const TERMS_COLUMNS = [
  'plan_terms.plan_id',
  'plan_terms.title',
  'plan_terms.recharge_paise',
  'plan_terms.reel_paise',
  'plan_terms.total_days',
  'plan_terms.streak_days',
  'plan_terms.daily_reels',
] as const;

/** A plan as the contract shows it. */
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

/** The plans on offer, the free one first, then by amount. */
export async function plansOnOffer(queries: Queries): Promise<Plan[]> {
  const rows = await queries
    .selectFrom('plans')
    .innerJoin('plan_terms', 'plan_terms.id', 'plans.terms_id')
    .select(TERMS_COLUMNS)
    .where('plans.active', '=', true)
    .orderBy('plan_terms.recharge_paise')
    .orderBy('plan_terms.title')
    .limit(100)
    .execute();
  return rows.map(toPlanDto);
}
