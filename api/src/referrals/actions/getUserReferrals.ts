import { toRupees } from '@reelrupee/contract/money';
import { sql } from 'kysely';
import { doneWith, type Handler } from '../../action/handler';

export const getUserReferrals: Handler<'getUserReferrals'> = async ({ payload, session }, { database }) => {
  const mine = database.queries.selectFrom('referrals').where('referrer_user_id', '=', session.userId);
  const { count } = await mine.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  const rows = await mine
    .innerJoin('users', 'users.id', 'referrals.referred_user_id')
    .select(['users.id', 'users.name', 'referrals.reward_paise', 'referrals.created_at'])
    .orderBy('referrals.created_at', 'desc')
    .orderBy('users.id')
    .limit(payload.limit)
    .offset(payload.page * payload.limit)
    .execute();
  return doneWith(
    rows.map((row) => ({
      _id: row.id,
      referredUserName: row.name,
      rewardAmount: toRupees(row.reward_paise),
      createdAt: row.created_at.toISOString(),
    })),
    { count },
  );
};
