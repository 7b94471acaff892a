import { FREE_REEL_EARNING } from '@reelrupee/contract/constants';
import { toPaise } from '@reelrupee/contract/money';
import type { Queries } from '../database/database';
import { insertPlan } from '../plans/insertPlan';

/** The initial plans, in rupees. Administrators can change them; later starts leave them unchanged. */
const PLANS = [
  { seed: 'free', title: 'Free Plan', amount: 0, perReel: FREE_REEL_EARNING },
  { seed: 'paid-1', title: 'Starter', amount: 250, perReel: 1 },
  { seed: 'paid-2', title: 'Basic', amount: 500, perReel: 2 },
  { seed: 'paid-3', title: 'Silver', amount: 1000, perReel: 4.5 },
  { seed: 'paid-4', title: 'Gold', amount: 2000, perReel: 9 },
  { seed: 'paid-5', title: 'Platinum', amount: 3500, perReel: 16 },
  { seed: 'paid-6', title: 'Diamond', amount: 5000, perReel: 24 },
  { seed: 'paid-7', title: 'Crown', amount: 8000, perReel: 40 },
] as const;

/** Adds the plans that were never seeded. */
export async function seedPlans(queries: Queries, now: Date): Promise<void> {
  const rows = await queries.selectFrom('plans').select('seed').execute();
  const present = new Set(rows.map((row) => row.seed));
  for (const { seed, title, amount, perReel } of PLANS) {
    if (present.has(seed)) continue;
    const terms = { title, rechargePaise: toPaise(amount), reelPaise: toPaise(perReel) };
    await insertPlan(queries, { ...terms, seed, active: true }, now);
  }
}
