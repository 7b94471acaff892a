import { toRupees } from '@reelrupee/contract/money';
import { formatRupees as format } from '@reelrupee/contract/rupees';

/** Formats paise as rupees with two decimals and Indian grouping, for messages: 102000 is "₹1,020.00". */
export function formatRupees(paise: number): string {
  return format(toRupees(paise));
}
