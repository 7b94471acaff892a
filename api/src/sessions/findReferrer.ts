import type { Queries } from '../database/database';
import { err, ok, type Result } from '../result';

/** The id of the user behind a referral code; null without a code, and for that of a closed account. */
export async function findReferrer(
  queries: Queries,
  code: string | undefined,
): Promise<Result<string | null, 'unknownReferralCode'>> {
  if (!code) return ok(null);
  const row = await queries
    .selectFrom('users')
    .select(['id', 'closed_at'])
    .where('referral_code', '=', code.toUpperCase())
    .executeTakeFirst();
  if (!row) return err('unknownReferralCode');
  return ok(row.closed_at ? null : row.id);
}
