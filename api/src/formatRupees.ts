import { toRupees } from '@reelrupee/contract/money';

/** Formats paise as rupees with two decimals, for messages: 25500 is "255.00". */
export function formatRupees(paise: number): string {
  return toRupees(paise).toFixed(2);
}
