import { violatedConstraint } from '../../database/errors';
import { done, type Handler, refuse } from '../../action/handler';
import type { Services } from '../../services';
import { createUser, findReferrer } from '../createUser';
import { hashPassword } from '../passwords';
import { findAccount, isRepeatedSignUp, type SignUp } from '../repeatedSignUp';
import { signIn } from '../signIn';

/** Safe to send again: whoever has just signed up with the same details is signed in to that account. */
export const userRegister: Handler<'userRegister'> = async ({ payload }, services) => {
  const referrerId = await findReferrer(services.database.queries, payload.referralCode);
  if (referrerId === undefined) return refuse('unknownReferralCode');
  const userId =
    (await createAccount(payload, referrerId, services)) ?? (await repeatedAccount(payload, services));
  if (userId === null) return refuse('emailTaken');
  return done(await signIn(userId, services), 'Registration successful!');
};

/** The new account's id, or null when the email has one. */
async function createAccount(
  { name, email, phone, password }: SignUp,
  referrerId: string | null,
  { database, clock }: Services,
): Promise<string | null> {
  if (await findAccount(database.queries, email)) return null;
  const person = { name, email, phone, googleSubject: null, referrerId, userType: 'user' } as const;
  const passwordHash = await hashPassword(password);
  try {
    return await database.transaction((queries) =>
      createUser(queries, { ...person, passwordHash }, clock.now()),
    );
  } catch (error) {
    // Made in between by a rival, or by this very call before its connection broke at the commit.
    if (violatedConstraint(error) === 'users_email_unique') return null;
    throw error;
  }
}

async function repeatedAccount(signUp: SignUp, services: Services): Promise<string | null> {
  const account = await findAccount(services.database.queries, signUp.email);
  return account && (await isRepeatedSignUp(account, signUp, services)) ? account.id : null;
}
