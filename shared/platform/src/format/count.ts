/** A non-negative integer with Indian grouping: 1,25,000. `money.ts` says why this does not use Intl. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d\d)*\d{3}$)/g, ',');
}
