/** The number of a challan without spaces and hyphens, in capitals: two that differ in these only are the same challan. */
export function normalChallan(text: string): string {
  return text.replaceAll(/[\s-]/g, '').toUpperCase();
}
