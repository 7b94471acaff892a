import { type Handler, success } from '../../action/handler';
import { listReferrals } from '../../referrals/listReferrals';
import { readUserWithBalances } from '../../wallet/readUserWithBalances';
import { userTransactions } from '../../wallet/userTransactions';
import { listSessions } from '../listSessions';

/** Friends at most, the newest first: the list is one reply. */
const MOST_REFERRALS = 10_000;

export const exportUserData: Handler<'exportUserData'> = async ({ session }, { database, clock, config }) => {
  const { queries } = database;
  const { userId } = session;
  const now = clock.now();
  return success({
    exportedAt: now.toISOString(),
    profile: await readUserWithBalances(queries, userId, now, config),
    transactions: await userTransactions(queries, userId, now),
    devices: await listSessions(queries, session, now),
    referrals: (await listReferrals(queries, userId, { page: 0, limit: MOST_REFERRALS })).rows,
  });
};
