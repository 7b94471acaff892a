const HOUR_MS = 60 * 60 * 1000;

/** The start of the UTC hour that an instant is in. */
export function startOfHour(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / HOUR_MS) * HOUR_MS);
}
