import { violatedConstraint } from '../database/errors';
import { err, ok, type Result } from '../result';
import type { Services } from '../services';
import type { JudgedUser } from './checkCredentials';
import { type Client, networkBlockOf } from './client';
import { findReferrer } from './findReferrer';
import { openAccount } from './openAccount';
import { hashPassword } from './passwords';
import { isBelowSignUpLimit } from './signUpLimit';
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
    const limit = config.SIGN_UPS_PER_NETWORK;
    if (!(await isBelowSignUpLimit(database.queries, network, limit, clock.now()))) {
      return err('tooManyRequests');
    }
  }
  const created = await createAccount(signUp, { referrerId: referrer.value, network }, services);
  if (!created.ok) return created;
  const user = created.value ?? (await findRepeated(signUp, client, services));
  return user === null ? err('emailTaken') : ok(user);
}

/** The new account, or null when the email is taken. */
async function createAccount(
  { name, email, phone, password }: SignUp,
  origin: { referrerId: string | null; network: string },
  services: Services,
): Promise<Result<JudgedUser | null, 'tooManyRequests'>> {
  if (await findAccount(services.database.queries, email)) return ok(null);
  const person = { name, email, phone, googleSubject: null, ...origin, userType: 'user' } as const;
  const passwordHash = await hashPassword(password);
  try {
    const opened = await openAccount({ ...person, passwordHash }, services);
    return opened.ok ? ok({ id: opened.value, passwordHash }) : opened;
  } catch (error) {
    // Taken in between: by a concurrent sign-up, or by this one when its connection broke at the commit.
    if (violatedConstraint(error) === 'users_email_unique') return ok(null);
    throw error;
  }
}

async function findRepeated(signUp: SignUp, client: Client, services: Services): Promise<JudgedUser | null> {
  const account = await findAccount(services.database.queries, signUp.email);
  return account && (await isRepeatedSignUp(account, signUp, client, services))
    ? { id: account.id, passwordHash: account.password_hash }
    : null;
}
