import type { Referral } from '@reelrupee/contract/entities';
import { toRupees } from '@reelrupee/contract/money';
import { sql } from 'kysely';
import type { Queries } from '../database/database';
import type { Page, PageOf } from '../database/page';

/** A page of the users whom a user referred, newest first. */
export async function listReferrals(
  queries: Queries,
  referrerId: string,
  { page, limit }: Page,
): Promise<PageOf<Referral>> {
  const own = queries.selectFrom('referrals').where('referrer_user_id', '=', referrerId);
  const { count } = await own.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  const rows = await own
    .innerJoin('users', 'users.id', 'referrals.referred_user_id')
    .select(['users.id', 'users.name', 'referrals.reward_paise', 'referrals.created_at'])
    .orderBy('referrals.created_at', 'desc')
    .orderBy('users.id')
    .limit(limit)
    .offset(page * limit)
    .execute();
  const referrals = rows.map((row) => ({
    _id: row.id,
    referredUserName: row.name,
    rewardAmount: toRupees(row.reward_paise),
    createdAt: row.created_at.toISOString(),
  }));
  return { rows: referrals, count };
}
