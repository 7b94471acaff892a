import { violatedConstraint } from '../../database/errors';
import { done, type Handler, refuse } from '../../action/handler';
import { istDay } from '../../time/istDay';
import { readUser } from '../readUser';

export const updateUserProfile: Handler<'updateUserProfile'> = async (
  { payload, session },
  { database, clock },
) => {
  try {
    await database.queries
      .updateTable('users')
      .set({
        name: payload.name,
        email: payload.email,
        phone: payload.phone,
        upi_id: payload.userUpiId,
        account_holder_name: payload.bankDetails.accountHolderName,
        account_number: payload.bankDetails.accountNumber,
        ifsc_code: payload.bankDetails.ifscCode,
      })
      .where('id', '=', session.userId)
      .execute();
  } catch (error) {
    if (violatedConstraint(error) === 'users_email_unique') return refuse('emailTaken');
    throw error;
  }
  const profile = await readUser(database.queries, session.userId, istDay(clock.now()));
  return done(profile, 'Profile updated successfully!');
};
