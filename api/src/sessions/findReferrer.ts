import type { Queries } from '../database/database';
import { err, ok, type Result } from '../result';

/** The id of the user behind a referral code; null when no code was given. */
export async function findReferrer(
  queries: Queries,
  code: string | undefined,
): Promise<Result<string | null, 'unknownReferralCode'>> {
  if (!code) return ok(null);
  const row = await queries
    .selectFrom('users')
    .select('id')
    .where('referral_code', '=', code.toUpperCase())
    .executeTakeFirst();
  return row ? ok(row.id) : err('unknownReferralCode');
}
