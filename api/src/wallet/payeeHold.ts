import { NEW_PAYEE_HOLD_HOURS } from '@reelrupee/contract/constants';

const HOUR_MS = 60 * 60 * 1000;

/** The instant from which a payee that replaced another at `changedAt` is paid; null if it is not new. */
export function payeeHeldUntil(changedAt: Date | null, now: Date): Date | null {
  if (!changedAt) return null;
  const until = new Date(changedAt.getTime() + NEW_PAYEE_HOLD_HOURS * HOUR_MS);
  return until > now ? until : null;
}
