const withPaise = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

const wholeRupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** Rupees with two decimals, grouped as in India: ₹1,25,000.00. For every balance and sum. */
export function formatRupees(rupees: number): string {
  return withPaise.format(rupees);
}

/** Rupees without idle decimals: ₹250, ₹0.50. For the price tags and promises of plans. */
export function formatPrice(rupees: number): string {
  return (Number.isInteger(rupees) ? wholeRupees : withPaise).format(rupees);
}
