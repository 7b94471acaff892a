/** The hold of a new payee, as pure functions. */
import { formatDate, formatTime, type User } from '@reelrupee/platform';
import { hasPayee, normalizeProfile, PAYEE_FIELDS, profileFields, type ProfileFields } from './profileRules';

/** True if the form would replace the user’s payee by another one; the first payee replaces nothing. */
export function isPayeeReplaced(user: User, fields: ProfileFields): boolean {
  const saved = profileFields(user);
  const next = normalizeProfile(fields);
  const differs = PAYEE_FIELDS.some((field) => saved[field].toLowerCase() !== next[field].toLowerCase());
  return differs && hasPayee(saved) && hasPayee(next);
}

/** The instant until which the saved payee waits, as date and time; null if it does not wait. */
export function payeeWaitText({ payeeHeldUntil }: Pick<User, 'payeeHeldUntil'>): string | null {
  return payeeHeldUntil ? `${formatDate(payeeHeldUntil)}, ${formatTime(payeeHeldUntil)}` : null;
}
