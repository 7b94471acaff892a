import type { User, UserPlan } from '@reelrupee/contract/entities';
import { toRupees } from '@reelrupee/contract/money';
import type { PauseReason } from '@reelrupee/contract/payoutPause';
import { sql } from 'kysely';
import { awaitedEmail } from '../accounts/awaitedEmail';
import { isReleased } from '../accounts/claimEmail';
import type { Config } from '../config';
import { compileOnce, type ValueOf } from '../database/compileOnce';
import type { Queries } from '../database/database';
import { userPlans } from '../plans/userPlans';
import { istDay } from '../time/istDay';
import { payeeHeldUntil } from './payeeHold';

/** The user with balances, totals and plans at an instant. Throws when there is no such user. */
export async function readUserWithBalances(
  queries: Queries,
  userId: string,
  now: Date,
  { MIN_WITHDRAWAL, SMTP_URL }: Pick<Config, 'MIN_WITHDRAWAL' | 'SMTP_URL'>,
): Promise<User> {
  const today = istDay(now);
  const [[row], plans] = await Promise.all([
    selectUser(queries, { userId, now }),
    userPlans(queries, userId, today),
  ]);
  if (!row) throw new Error('There is no such user');
  const isVerified = row.email_verified_at !== null;
  const canBeVerified = SMTP_URL !== undefined && !isReleased(row.email);
  return {
    ...toUserDto(row, plans, now),
    ...((isVerified || canBeVerified) && { emailVerified: isVerified }),
    minWithdrawal: MIN_WITHDRAWAL,
  };
}

type UserRow = Awaited<ReturnType<typeof selectUser>>[number];

function toUserDto(row: UserRow, plans: UserPlan[], now: Date): User {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    pendingEmail: row.awaited_email,
    hasPassword: row.password_hash !== null,
    payeeHeldUntil: payeeHeldUntil(row.payee_changed_at, now)?.toISOString() ?? '',
    ...(row.language && { language: row.language }),
    offersReminders: true,
    ...(row.withdrawals_paused && { withdrawalsPaused: row.withdrawals_paused }),
    userType: row.user_type,
    UserReferralCode: row.referral_code,
    userUpiId: row.upi_id,
    bankDetails: {
      accountHolderName: row.account_holder_name,
      accountNumber: row.account_number,
      ifscCode: row.ifsc_code,
    },
    reelsWatched: row.watched_reels,
    totalEarnings: toRupees(row.reel_earnings + row.referral_earnings),
    userDeposit: toRupees(row.deposit),
    totalWithdrawn: toRupees(row.withdrawn),
    onHold: toRupees(row.held),
    walletBalance: toRupees(row.available),
    lockedEarnings: toRupees(row.locked),
    referralCount: row.referral_count,
    plans,
  };
}

/** A single statement, so that all figures come from one snapshot. */
const selectUser = compileOnce((queries, value: ValueOf<{ userId: string; now: Date }>) => {
  const balance = (account: string) =>
    sql<number>`coalesce((select sum(paise) from balances
      where balances.user_id = users.id and account = ${account}), 0)::bigint`;
  return queries
    .selectFrom('users')
    .selectAll()
    .select([
      awaitedEmail(value('now')).as('awaited_email'),
      sql<PauseReason | null>`(select nullif(reason, '') from payout_pause)`.as('withdrawals_paused'),
      balance('available').as('available'),
      balance('held').as('held'),
      balance('locked').as('locked'),
      sql<number>`coalesce((select sum(watched_reels) from user_plans
        where user_plans.user_id = users.id), 0)::bigint`.as('watched_reels'),
      sql<number>`coalesce((select sum(earned_paise - forfeited_paise) from user_plans
        where user_plans.user_id = users.id), 0)::bigint`.as('reel_earnings'),
      sql<number>`coalesce((select sum(reward_paise) from referrals
        where referrer_user_id = users.id), 0)::bigint`.as('referral_earnings'),
      sql<number>`(select count(*) from referrals where referrer_user_id = users.id)`.as('referral_count'),
      sql<number>`coalesce((select sum(plan_terms.recharge_paise) from recharges
        join plan_terms on plan_terms.id = recharges.terms_id
        where recharges.user_id = users.id and recharges.status = 'approved'), 0)::bigint`.as('deposit'),
      sql<number>`coalesce((select sum(amount_paise) from withdrawals
        where withdrawals.user_id = users.id and status = 'approved'), 0)::bigint`.as('withdrawn'),
    ])
    .where('users.id', '=', value('userId'))
    .compile();
});
