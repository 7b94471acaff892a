import { type Handler, success } from '../../action/handler';
import { findGoogleAccount } from '../googleAccount';

/** Replies for the token's owner only, so that no one can test which addresses have an account. */
export const getUserbyEmail: Handler<'getUserbyEmail'> = async ({ payload }, { google, database }) => {
  const identity = await google.identify(payload.accessToken);
  if (!identity.ok) return identity;
  const account = await findGoogleAccount(database.queries, identity.value);
  // Until the address is verified, name and phone may be someone else's.
  const isOwn = account.kind === 'found' && (account.linked || account.verified);
  return success({ name: isOwn ? account.name : '', phone: isOwn ? account.phone : '' });
};
