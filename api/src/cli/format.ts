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

/** How many rows are shown, when there are more. */
export function shown(rows: number, count: number): string {
  return rows < count ? `\n${rows} of ${count}; more with --page.` : '';
}
