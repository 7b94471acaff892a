import type { ValidPayload } from '@reelrupee/contract/actions';
import type { Queries } from '../database/database';
import { type ProfileChange, toPayee } from './profileChange';

export type Profile = Pick<
  ValidPayload<'updateUserProfile'>,
  'name' | 'email' | 'phone' | 'userUpiId' | 'bankDetails'
>;

/** Writes a profile; a pending email is kept next to the present one, any other new one is unverified. */
export async function writeProfile(
  queries: Queries,
  { id }: { id: string },
  profile: Profile,
  change: ProfileChange & { isPending: boolean },
  now: Date,
): Promise<void> {
  const email = change.isPending
    ? { pending_email: profile.email }
    : { email: profile.email, pending_email: '', ...(change.email ? { email_verified_at: null } : {}) };
  await queries
    .updateTable('users')
    .set({
      name: profile.name,
      phone: profile.phone,
      ...email,
      ...toPayee(profile),
      ...(change.payeeReplaced ? { payee_changed_at: now } : {}),
    })
    .where('id', '=', id)
    .execute();
}
