/**
 * Formats of amounts, which screens and the messages of the provider share. Without Intl: creating its formats takes a
 * phone more than 30 ms, the longest step of a first screen. The tests compare with Intl.
 */
const PAISE_PER_RUPEE = 100;

/** A non-negative integer with Indian grouping: 1,25,000. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d\d)*\d{3}$)/g, ',');
}

/** Rupees with two decimals and Indian grouping, for balances and sums: ₹1,25,000.00. */
export function formatRupees(rupees: number): string {
  const paise = Math.round(Math.abs(rupees) * PAISE_PER_RUPEE);
  const sign = rupees < 0 && paise > 0 ? '-' : '';
  const whole = formatCount(Math.floor(paise / PAISE_PER_RUPEE));
  return `${sign}₹${whole}.${String(paise % PAISE_PER_RUPEE).padStart(2, '0')}`;
}

/** Rupees without zero decimals, for prices, rates and limits: ₹250, ₹0.50. */
export function formatPrice(rupees: number): string {
  const text = formatRupees(rupees);
  return Number.isInteger(rupees) ? text.slice(0, -'.00'.length) : text;
}
