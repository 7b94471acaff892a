import type { UserData } from '@reelrupee/contract/actions/personalData';
import { listReferrals } from '../referrals/listReferrals';
import type { Services } from '../services';
import type { Session } from '../sessions/session';
import { allTransactions } from '../wallet/allTransactions';
import { readUserWithBalances } from '../wallet/readUserWithBalances';

import { listSessions } from './listSessions';

/** Friends at most, the newest first: the list is one reply. */
const MOST_REFERRALS = 10_000;

/** All that a user may take along. The token of the caller's session marks it among the devices. */
export async function readUserData(
  session: Pick<Session, 'userId' | 'tokenHash'>,
  { database, clock, config }: Pick<Services, 'database' | 'clock' | 'config'>,
): Promise<UserData> {
  const { queries } = database;
  const { userId } = session;
  const now = clock.now();
  return {
    exportedAt: now.toISOString(),
    profile: await readUserWithBalances(queries, userId, now, config),
    transactions: await allTransactions(queries, userId, config, now),
    devices: await listSessions(queries, session, now),
    referrals: (await listReferrals(queries, userId, { page: 0, limit: MOST_REFERRALS })).rows,
  };
}
