/** The hold of a new payee, as pure functions. */
import { NEW_PAYEE_HOLD_HOURS } from '@reelrupee/contract/constants';
import { formatDate, formatTime, type User } from '@reelrupee/platform';
import { hasPayee, normalizeProfile, PAYEE_FIELDS, profileFields, type ProfileFields } from './profileRules';

const HOUR_MS = 60 * 60 * 1000;

/** True if the form would replace the user’s payee by another one; the first payee replaces nothing. */
export function isPayeeReplaced(user: User, fields: ProfileFields): boolean {
  const saved = profileFields(user);
  const next = normalizeProfile(fields);
  const differs = PAYEE_FIELDS.some((field) => saved[field].toLowerCase() !== next[field].toLowerCase());
  return differs && hasPayee(saved) && hasPayee(next);
}

/** The end of the hold of a payee that is saved at `now` (ms since 1970), as date and time. */
export function holdEndText(now: number): string {
  return instantText(new Date(now + NEW_PAYEE_HOLD_HOURS * HOUR_MS).toISOString());
}

/** The instant until which the saved payee waits, as date and time; null if it does not wait. */
export function payeeWaitText({ payeeHeldUntil }: Pick<User, 'payeeHeldUntil'>): string | null {
  return payeeHeldUntil ? instantText(payeeHeldUntil) : null;
}

function instantText(instant: string): string {
  return `${formatDate(instant)}, ${formatTime(instant)}`;
}
