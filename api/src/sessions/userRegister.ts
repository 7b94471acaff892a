import { violatedConstraint } from '../database/passingFailure';
import { done, type Handler, refuse } from '../http/handler';
import { createUser, findReferrer } from './createUser';
import { hashPassword } from './passwords';
import { signIn } from './signIn';

export const userRegister: Handler<'userRegister'> = async ({ payload }, services) => {
  const { database, clock } = services;
  const referrerId = await findReferrer(database.queries, payload.referralCode);
  if (referrerId === undefined) return refuse('unknownReferralCode');
  const passwordHash = await hashPassword(payload.password);
  const { name, email, phone } = payload;
  const user = {
    name,
    email,
    phone,
    passwordHash,
    googleSubject: null,
    userType: 'user',
    referrerId,
  } as const;
  try {
    const userId = await database.transaction((queries) => createUser(queries, user, clock.now()));
    return done(await signIn(userId, services), 'Registration successful!');
  } catch (error) {
    if (violatedConstraint(error) === 'users_email_unique') return refuse('emailTaken');
    throw error;
  }
};
