const dayMonthYear = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** The IST day of an instant (ISO 8601) as dd/mm/yyyy; a dash when it is none. */
export function formatDate(instant: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? '–' : dayMonthYear.format(date);
}
