import { t } from './texts/texts';

const PAISE_PER_RUPEE = 100;

/**
 * Rupees with at most two decimals as a voice is given them: 1250 rupees and 5 paise. Digits have no separators, which
 * voices read in many ways. Paise are left out if there are none.
 */
export function spokenAmount(amount: number): string {
  const total = Math.round(amount * PAISE_PER_RUPEE);
  const count = Math.trunc(total / PAISE_PER_RUPEE);
  const part = total % PAISE_PER_RUPEE;
  const rupees = t('{count} rupees', { count });
  if (part === 0) return rupees;
  const paise = t('{count} paise', { count: part });
  return count === 0 ? paise : t('{rupees} and {paise}', { rupees, paise });
}
