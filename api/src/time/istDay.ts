/** Calendar days of Asia/Kolkata, written YYYY-MM-DD. */
import { IST_OFFSET_MS } from '@reelrupee/contract/constants';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The IST day on which an instant falls. */
export function istDay(instant: Date): string {
  return new Date(instant.getTime() + IST_OFFSET_MS).toISOString().slice(0, 10);
}

/** The day `days` after `day`; before it if negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Days from `from` to `to`: 0 for the same day, negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The instant at which an IST day begins. */
export function startOfIstDay(day: string): Date {
  return new Date(Date.parse(day) - IST_OFFSET_MS);
}
