/** India is 5:30 h ahead of UTC all year: without the browser's own date format, which takes a phone 30 ms to come up. */
const IST_OFFSET_MS = 5.5 * 60 * 60 * 1000;

/** The IST day of an instant (ISO 8601) as dd/mm/yyyy; a dash when it is none. */
export function formatDate(instant: string): string {
  const inIndia = new Date(Date.parse(instant) + IST_OFFSET_MS);
  if (Number.isNaN(inIndia.getTime())) return '–';
  const [year, month, day] = inIndia.toISOString().slice(0, 'yyyy-mm-dd'.length).split('-');
  return `${day}/${month}/${year}`;
}
