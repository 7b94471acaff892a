import type { SignedInUser } from '@reelrupee/contract/entities';
import type { Services } from '../services';
import { istDay } from '../time/istDay';
import { readUser } from '../wallet/readUser';
import { openSession } from './session';

/** Opens a session for an authenticated user. */
export async function signIn(userId: string, { database, clock }: Services): Promise<SignedInUser> {
  const now = clock.now();
  const token = await openSession(database.queries, userId, now);
  return { ...(await readUser(database.queries, userId, istDay(now))), token };
}
