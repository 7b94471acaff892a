import { formatDate, formatTime } from '@reelrupee/platform';

/** The two halves of an instant (ISO 8601), in the order in which they matter: today the time, later the date. */
export function asOfTexts(instant: string, now: number = Date.now()): [shown: string, other: string] {
  const date = formatDate(instant);
  const time = formatTime(instant);
  return date === formatDate(new Date(now).toISOString()) ? [time, date] : [date, time];
}
