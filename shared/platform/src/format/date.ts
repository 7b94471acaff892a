import { IST_OFFSET_MS } from '@reelrupee/contract/constants';

/** The IST day of an instant (ISO 8601) as dd/mm/yyyy; a dash for an invalid instant. Without Intl, as in `money.ts`. */
export function formatDate(instant: string): string {
  const inIndia = new Date(Date.parse(instant) + IST_OFFSET_MS);
  if (Number.isNaN(inIndia.getTime())) return '–';
  const [year, month, day] = inIndia.toISOString().slice(0, 'yyyy-mm-dd'.length).split('-');
  return `${day}/${month}/${year}`;
}
