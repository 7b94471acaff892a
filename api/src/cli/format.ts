import { type Column, table } from './table';

/** An amount in rupees with two decimals and Indian grouping; a minus is before the sign of the currency. */
export function money(rupees: number): string {
  const size = Math.abs(rupees).toLocaleString('en-IN', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return rupees < 0 ? `-₹${size}` : `₹${size}`;
}

/** An instant as day/month/year and time in India. */
export function when(instant: string): string {
  return new Date(instant).toLocaleString('en-GB', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'short',
    timeStyle: 'short',
  });
}

/** The note below a table that does not show all rows; empty if it does. */
function pageNote(rows: number, count: number): string {
  return rows < count ? `\nShowing ${rows} of ${count}. Use --page for more.` : '';
}

/** A page of a list; `none` is shown when the list is empty, not where its last page is passed. */
export function pageTable<Row>(
  columns: readonly Column<Row>[],
  { data, count }: { data: readonly Row[]; count: number },
  none: string,
): string {
  const pastEnd = `This page is empty: the list has ${count} rows. Use a smaller --page.`;
  if (data.length === 0) return count > 0 ? pastEnd : none;
  return table(columns, data, none) + pageNote(data.length, count);
}
