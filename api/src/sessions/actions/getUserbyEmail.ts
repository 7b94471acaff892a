import { done, type Handler, refuse } from '../../action/handler';
import { findGoogleAccount } from '../googleAccount';

/** Answers for the token's own person only, so that nobody can ask whether an address has an account. */
export const getUserbyEmail: Handler<'getUserbyEmail'> = async ({ payload }, { google, database }) => {
  const answer = await google.personOf(payload.accessToken);
  if (answer.kind === 'refused') return refuse(answer.refusal);
  const account = await findGoogleAccount(database.queries, answer.person);
  const known = account.kind === 'found';
  return done({ name: known ? account.name : '', phone: known ? account.phone : '' });
};
