import type { ValidPayload } from '@reelrupee/contract/actions';
import type { Queries } from '../database/database';
import { type ProfileChange, toPayee } from './profileChange';

export type Profile = Pick<
  ValidPayload<'updateUserProfile'>,
  'name' | 'email' | 'phone' | 'userUpiId' | 'bankDetails'
>;

/**
 * Writes a profile. A new email is unverified, or pending next to the present one; the present one changes neither, since
 * forms send it along with other fields.
 */
export async function writeProfile(
  queries: Queries,
  { id }: { id: string },
  profile: Profile,
  change: ProfileChange & { isPending: boolean },
  now: Date,
): Promise<void> {
  await queries
    .updateTable('users')
    .set({
      name: profile.name,
      phone: profile.phone,
      ...(change.email ? toEmail(profile.email, change.isPending) : {}),
      ...toPayee(profile),
      ...(change.payeeReplaced ? { payee_changed_at: now } : {}),
    })
    .where('id', '=', id)
    .execute();
}

function toEmail(email: string, isPending: boolean) {
  return isPending ? { pending_email: email } : { email, pending_email: '', email_verified_at: null };
}
