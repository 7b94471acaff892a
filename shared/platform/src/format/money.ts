/*
 * Numbers and days are written without Intl, whose formats take a phone 30 ms and more to come up: of all that a first
 * screen does, nothing else took as long. The tests hold what is written against Intl.
 */
import { formatCount } from './count';

const PAISE_PER_RUPEE = 100;

/** Rupees with two decimals, grouped as in India: ₹1,25,000.00. For every balance and sum. */
export function formatRupees(rupees: number): string {
  const paise = Math.round(Math.abs(rupees) * PAISE_PER_RUPEE);
  const sign = rupees < 0 && paise > 0 ? '-' : '';
  const whole = formatCount(Math.floor(paise / PAISE_PER_RUPEE));
  return `${sign}₹${whole}.${String(paise % PAISE_PER_RUPEE).padStart(2, '0')}`;
}

/** Rupees without idle decimals: ₹250, ₹0.50. For the price tags and promises of plans. */
export function formatPrice(rupees: number): string {
  const text = formatRupees(rupees);
  return Number.isInteger(rupees) ? text.slice(0, -'.00'.length) : text;
}
