import { type Handler, success } from '../../action/handler';
import { istDay } from '../../time/istDay';
import { readUser } from '../readUser';
import { updateProfile } from '../updateProfile';

export const updateUserProfile: Handler<'updateUserProfile'> = async (
  { payload, session },
  { database, clock },
) => {
  const updated = await updateProfile(database.queries, session.userId, payload);
  if (!updated.ok) return updated;
  const user = await readUser(database.queries, session.userId, istDay(clock.now()));
  return success(user, 'Profile updated successfully!');
};
