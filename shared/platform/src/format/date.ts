/** Made when it is first used: it takes a phone about 30 ms, which would be missing before the first screen. */
let dayMonthYear: Intl.DateTimeFormat | undefined;

/** The IST day of an instant (ISO 8601) as dd/mm/yyyy; a dash when it is none. */
export function formatDate(instant: string): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return '–';
  dayMonthYear ??= new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  });
  return dayMonthYear.format(date);
}
