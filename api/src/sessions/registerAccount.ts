import { violatedConstraint } from '../database/errors';
import { err, ok, type Result } from '../result';
import type { Services } from '../services';
import type { JudgedUser } from './checkCredentials';
import { type Client, networkBlockOf } from './client';
import { createUser } from './createUser';
import { findReferrer } from './findReferrer';
import { hashPassword } from './passwords';
import { allowSignUp } from './signUpLimit';
import { findAccount, isRepeatedSignUp, type SignUp } from './repeatedSignUp';

/** Creates an account. Safe to repeat: the same sign-up within minutes returns the same one. */
export async function registerAccount(
  signUp: SignUp,
  referralCode: string | undefined,
  client: Client,
  services: Services,
): Promise<Result<JudgedUser, 'unknownReferralCode' | 'emailTaken' | 'tooManyRequests'>> {
  const referrer = await findReferrer(services.database.queries, referralCode);
  if (!referrer.ok) return referrer;
  const network = networkBlockOf(client.address);
  const { database, clock, config } = services;
  if (!(await findAccount(database.queries, signUp.email))) {
    const isAllowed = await allowSignUp(database.queries, network, config.SIGN_UPS_PER_NETWORK, clock.now());
    if (!isAllowed) return err('tooManyRequests');
  }
  const user =
    (await createAccount(signUp, { referrerId: referrer.value, network }, services)) ??
    (await findRepeated(signUp, client, services));
  return user === null ? err('emailTaken') : ok(user);
}

/** The new account, or null when the email is taken. */
async function createAccount(
  { name, email, phone, password }: SignUp,
  origin: { referrerId: string | null; network: string },
  { database, clock }: Services,
): Promise<JudgedUser | null> {
  if (await findAccount(database.queries, email)) return null;
  const person = { name, email, phone, googleSubject: null, ...origin, userType: 'user' } as const;
  const passwordHash = await hashPassword(password);
  try {
    const id = await database.transaction((queries) =>
      createUser(queries, { ...person, passwordHash }, clock.now()),
    );
    return { id, passwordHash };
  } catch (error) {
    // Taken in between: by a concurrent sign-up, or by this one when its connection broke at the commit.
    if (violatedConstraint(error) === 'users_email_unique') return null;
    throw error;
  }
}

async function findRepeated(signUp: SignUp, client: Client, services: Services): Promise<JudgedUser | null> {
  const account = await findAccount(services.database.queries, signUp.email);
  return account && (await isRepeatedSignUp(account, signUp, client, services))
    ? { id: account.id, passwordHash: account.password_hash }
    : null;
}
