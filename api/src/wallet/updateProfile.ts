import type { ValidPayload } from '@reelrupee/contract/actions';
import type { Queries } from '../database/database';
import { violatedConstraint } from '../database/errors';
import { err, ok, type Result } from '../result';

type Profile = Pick<
  ValidPayload<'updateUserProfile'>,
  'name' | 'email' | 'phone' | 'userUpiId' | 'bankDetails'
>;

/** Changes a user's name, email, phone and payout details. */
export async function updateProfile(
  queries: Queries,
  userId: string,
  { name, email, phone, userUpiId, bankDetails }: Profile,
): Promise<Result<null, 'emailTaken'>> {
  try {
    await queries
      .updateTable('users')
      .set({
        name,
        email,
        phone,
        upi_id: userUpiId,
        account_holder_name: bankDetails.accountHolderName,
        account_number: bankDetails.accountNumber,
        ifsc_code: bankDetails.ifscCode,
      })
      .where('id', '=', userId)
      .execute();
    return ok(null);
  } catch (error) {
    if (violatedConstraint(error) === 'users_email_unique') return err('emailTaken');
    throw error;
  }
}
