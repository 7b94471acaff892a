import { compactText } from './compactText';

/** A comma between groups of digits: the last group has three digits, those before it two or three. */
const GROUP_COMMA = /(\d),(?=(?:\d{2,3},)*\d{3}(?!\d))/g;

/** An amount as it is typed or shown on a screen, such as `₹1,020.00`, in plain decimal form. */
export function normalizeAmount(text: string): string {
  return compactText(text).replace(/^₹/, '').replace(GROUP_COMMA, '$1');
}
