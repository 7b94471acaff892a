import { toRupees } from '@reelrupee/contract/money';

/** Paise as the text of an amount in rupees, for messages: 25500 is "255.00". */
export function rupeesText(paise: number): string {
  return toRupees(paise).toFixed(2);
}
