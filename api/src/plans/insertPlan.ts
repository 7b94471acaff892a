import { DAILY_REELS, PLAN_DAYS, STREAK_DAYS } from '@reelrupee/contract/constants';
import type { Queries } from '../database/database';
import { newId } from '../ids';

export interface NewTerms {
  title: string;
  rechargePaise: number;
  reelPaise: number;
}

/** Inserts new terms of a plan, on sale or not, and returns their id. Plans bought earlier keep their terms. */
export async function insertTerms(
  queries: Queries,
  planId: string,
  terms: NewTerms & { active: boolean },
  now: Date,
  id = newId(),
): Promise<string> {
  await queries
    .insertInto('plan_terms')
    .values({
      id,
      plan_id: planId,
      title: terms.title,
      recharge_paise: terms.rechargePaise,
      reel_paise: terms.reelPaise,
      total_days: PLAN_DAYS,
      streak_days: STREAK_DAYS,
      daily_reels: DAILY_REELS,
      created_at: now,
      on_sale: terms.active,
    })
    .execute();
  return id;
}

/** Inserts a plan and returns its id. Needs a transaction: plan and terms reference each other. */
export async function insertPlan(
  queries: Queries,
  plan: NewTerms & { seed: string | null; active: boolean },
  now: Date,
): Promise<string> {
  const id = newId();
  const terms_id = newId();
  await queries
    .insertInto('plans')
    .values({ id, seed: plan.seed, is_free: plan.rechargePaise === 0, active: plan.active, terms_id })
    .execute();
  await insertTerms(queries, id, plan, now, terms_id);
  return id;
}
