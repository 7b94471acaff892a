/** An amount in rupees with two decimals and Indian grouping. */
export function money(rupees: number): string {
  return `₹${rupees.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
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
export function pageNote(rows: number, count: number): string {
  return rows < count ? `\nShowing ${rows} of ${count}. Use --page for more.` : '';
}
