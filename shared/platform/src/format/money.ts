/** Made when it is first used: it takes a phone about 30 ms, which would be missing before the first screen. */
let withPaise: Intl.NumberFormat | undefined;

/** Rupees with two decimals, grouped as in India: ₹1,25,000.00. For every balance and sum. */
export function formatRupees(rupees: number): string {
  withPaise ??= new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return withPaise.format(rupees);
}

/** Rupees without idle decimals: ₹250, ₹0.50. For the price tags and promises of plans. */
export function formatPrice(rupees: number): string {
  const text = formatRupees(rupees);
  return Number.isInteger(rupees) ? text.slice(0, -'.00'.length) : text;
}
