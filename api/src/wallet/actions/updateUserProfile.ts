import { type Handler, success } from '../../action/handler';
import { readUserWithBalances } from '../readUserWithBalances';
import { updateProfile } from '../updateProfile';

export const updateUserProfile: Handler<'updateUserProfile'> = async (
  { payload, session, client },
  services,
) => {
  const { database, clock, config } = services;
  const updated = await updateProfile(payload, session, client, services);
  if (!updated.ok) return updated;
  const user = await readUserWithBalances(database.queries, session.userId, clock.now(), config);
  return success(user, 'Profile updated successfully!');
};
