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
  // The page is cut before users are looked up, so that a long list is read no further than the page.
  const cut = own
    .select(['referred_user_id', 'reward_paise', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('referred_user_id')
    .limit(limit)
    .offset(page * limit);
  const rows = await queries
    .selectFrom(cut.as('cut'))
    .innerJoin('users', 'users.id', 'cut.referred_user_id')
    .select(['users.id', 'users.name', 'cut.reward_paise', 'cut.created_at'])
    .orderBy('cut.created_at', 'desc')
    .orderBy('users.id')
    .execute();
  const referrals = rows.map((row) => ({
    _id: row.id,
    referredUserName: row.name,
    rewardAmount: toRupees(row.reward_paise),
    createdAt: row.created_at.toISOString(),
  }));
  return { rows: referrals, count };
}
