import { sql } from 'kysely';
import type { Database } from '../src/database/database';
import { creditStatement } from '../src/reels/creditReel';
import { hashPassword } from '../src/sessions/passwords';
import { hashToken } from '../src/sessions/session';
import { istDay } from '../src/time/istDay';

/** A user with the free plan, to whom today's reels were served an hour ago. */
export interface BenchUser {
  userId: string;
  userPlanId: string;
  email: string;
  token: string;
}

export interface BenchFixture {
  planId: string;
  /** Today's reels that no user has watched yet. */
  reels: string[];
  /** The reel that every user has watched. */
  watched: string;
  users: BenchUser[];
}

export const PASSWORD = 'bench-secret-1';

export function benchUser(number: number): BenchUser {
  return {
    userId: `bench-${number}`,
    userPlanId: `bench-plan-${number}`,
    email: `bench-${number}@example.in`,
    token: `bench-token-${number}`,
  };
}

/**
 * Inserts users in bulk, without the api. Each has watched one reel, so that statements are not planned on an empty
 * ledger: such a plan stays with its connection and would slow down the side that is measured first.
 */
export async function prepare(database: Database, count: number): Promise<BenchFixture> {
  const { queries, pool } = database;
  const now = new Date();
  const earlier = new Date(now.getTime() - 60 * 60 * 1000);
  const day = istDay(now);
  const { id: planId, terms_id: termsId } = await queries
    .selectFrom('plans')
    .select(['id', 'terms_id'])
    .where('is_free', '=', true)
    .executeTakeFirstOrThrow();
  const chosen = await queries.selectFrom('reels').select('id').orderBy('position').limit(10).execute();
  const reels = chosen.map(({ id }) => id);
  const [watched = '', ...unwatched] = reels;
  const users = Array.from({ length: count }, (_, number) => benchUser(number));
  const hash = await hashPassword(PASSWORD);
  const series = sql`generate_series(0, ${count - 1}) as n`;
  const fill = [
    sql`insert into users (id, name, email, phone, referral_code, password_hash, created_at)
      select 'bench-' || n, 'Bench', 'bench-' || n || '@example.in', '9876543210', 'BENCH' || n, ${hash},
      ${earlier}::timestamptz from ${series}`,
    sql`insert into balances (account, owner_id, user_id)
      select account, 'bench-' || n, 'bench-' || n from ${series}, (values ('available'), ('held')) as a(account)`,
    sql`insert into watch_clocks (user_id) select 'bench-' || n from ${series}`,
    sql`insert into recharges (id, user_id, plan_id, terms_id, transaction_id, amount_paise, status, created_at,
      decided_at) select 'bench-recharge-' || n, 'bench-' || n, ${planId}, ${termsId}, '', 0, 'approved',
      ${earlier}::timestamptz, ${earlier}::timestamptz from ${series}`,
    sql`insert into user_plans (id, user_id, plan_id, terms_id, recharge_id, is_free, started_on, ends_on, created_at)
      select 'bench-plan-' || n, 'bench-' || n, ${planId}, ${termsId}, 'bench-recharge-' || n, true,
      ${day}::date, ${day}::date + 49, ${earlier}::timestamptz from ${series}`,
    sql`insert into balances (account, owner_id, user_id)
      select 'locked', 'bench-plan-' || n, 'bench-' || n from ${series}`,
    sql`insert into daily_reels (plan_id, day, position, reel_id)
      select ${planId}, ${day}::date, position, id from unnest(${reels}::text[]) with ordinality as r(id, position)`,
    sql`insert into watches (user_plan_id, day, reel_id, served_at)
      select 'bench-plan-' || n, ${day}::date, id, ${earlier}::timestamptz from ${series}, unnest(${reels}::text[]) as id`,
  ];
  for (const statement of fill) await statement.execute(queries);
  for (const user of users) {
    const session = {
      token_hash: hashToken(user.token),
      user_id: user.userId,
      created_at: now,
      last_seen_at: now,
      ended_at: null,
    };
    await queries.insertInto('sessions').values(session).execute();
    await pool.query(creditStatement({ userId: user.userId, planId, videoId: watched }, user.token, now));
  }
  await sql`analyze`.execute(queries);
  return { planId, reels: unwatched, watched, users };
}
