import { createHash } from 'node:crypto';
import type { ActionName } from '@reelrupee/contract/actions';
import type { Database } from '../../src/database/database';
import type { Clock } from '../../src/time/clock';
import { caller } from '../caller';

/** One call of an action for the user with a number from 1, as fill.sql numbers them. */
export type CallAs = (user: number) => Promise<void>;

/** The actions that are measured, on one database; the feed page of a user comes before the credit of its reel. */
export async function actionsOn(database: Database, clock: Clock): Promise<Record<string, CallAs>> {
  const { id: planId } = await database.queries
    .selectFrom('plans')
    .select('id')
    .where('is_free', '=', true)
    .executeTakeFirstOrThrow();
  const run = caller(database, clock);
  const call = (name: ActionName, user: number, payload: Record<string, string> = {}) =>
    run(name, `token${user}`, { userId: idOf(user), ...payload });
  const list = (name: ActionName, payload: Record<string, string>) =>
    run(name, 'token of the administrator', payload);
  const served = new Map<number, string>();
  const credited = new Map<number, number>();
  return {
    getUserProfile: async (user) => void (await call('getUserProfile', user)),
    getUserPlans: async (user) => void (await call('getUserPlans', user)),
    getUserTransactions: async (user) => void (await call('getUserTransactions', user)),
    getUserReferrals: async () => void (await call('getUserReferrals', 1)),
    adminListRecharges: async () => void (await list('adminListRecharges', { status: 'approved' })),
    adminListWithdrawals: async () => void (await list('adminListWithdrawals', { status: 'approved' })),
    getReelsByUserPlan: async (user) => {
      const skip = String(credited.get(user) ?? 0);
      const data = await call('getReelsByUserPlan', user, { planId, skip, limit: '1' });
      const [reel] = data as { _id: string }[];
      if (reel) served.set(user, reel._id);
    },
    markReelWatched: async (user) => {
      await call('markReelWatched', user, { planId, videoId: served.get(user) ?? '' });
      credited.set(user, (credited.get(user) ?? 0) + 1);
    },
  };
}

/** The id that fill.sql gives the user with a number. */
function idOf(user: number): string {
  return createHash('md5').update(`user${user}`).digest('hex').slice(0, 16);
}
