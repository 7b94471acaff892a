import { t } from './texts/texts';

/** Hours of a day. */
export const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** An hour of the day (0 to 23) as people say it: on a clock of twelve hours, with the part of the day. */
export function hourText(hour: number): string {
  const spoken = { hour: hour % 12 || 12 };
  if (hour < 4 || hour >= 20) return t('{hour} at night', spoken);
  if (hour < 12) return t('{hour} in the morning', spoken);
  return hour < 16 ? t('{hour} in the afternoon', spoken) : t('{hour} in the evening', spoken);
}
