/** A whole number, not negative, grouped as in India: 1,25,000. See `money.ts` for why not by Intl. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d\d)*\d{3}$)/g, ',');
}
