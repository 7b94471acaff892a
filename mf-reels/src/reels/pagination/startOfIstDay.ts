import { IST_OFFSET_MS } from '@reelrupee/contract/constants';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The midnight in India at which the day of an instant began; both in ms since 1970. */
export function startOfIstDay(instant: number): number {
  return instant - ((instant + IST_OFFSET_MS) % DAY_MS);
}
