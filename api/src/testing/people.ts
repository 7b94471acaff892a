import type { Database } from '../database/database';
import { createUser } from '../sessions/createUser';
import { openSession } from '../sessions/session';
import { newId } from '../ids';
import type { Clock } from '../time/clock';
import type { TestApi } from './startTestApi';

export interface Person {
  userId: string;
  token: string;
  referralCode: string;
}

/** Creates a signed-in user with a UPI ID; without a password, whose hash is slow. */
export async function newPerson(
  api: { database: Database; clock: Clock },
  referrerId: string | null = null,
): Promise<Person> {
  const { database, clock } = api;
  const now = clock.now();
  const user = {
    name: 'Asha Rao',
    email: `${newId()}@example.in`,
    phone: '9876543210',
    passwordHash: null,
    googleSubject: null,
    userType: 'user',
    referrerId,
  } as const;
  const userId = await database.transaction((queries) => createUser(queries, user, now));
  await database.queries.updateTable('users').set({ upi_id: 'asha@upi' }).where('id', '=', userId).execute();
  const { referral_code: referralCode } = await database.queries
    .selectFrom('users')
    .select('referral_code')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { userId, referralCode, token: await openSession(database.queries, userId, now) };
}

/** The same person with a new session, for tests in which the first one has expired. */
export async function signedInAgain(api: TestApi, person: Person): Promise<Person> {
  return { ...person, token: await openSession(api.database.queries, person.userId, api.clock.now()) };
}

/** Renews all sessions, the administrator's included, for tests in which months pass. */
export async function keepSignedIn({ database, clock }: TestApi): Promise<void> {
  const now = clock.now();
  await database.queries.updateTable('sessions').set({ created_at: now, last_seen_at: now }).execute();
}
