import { compactText } from './compactText';

/** A comma between groups of digits: the last group has three digits, those before it two or three. */
const GROUP_COMMA = /(\d),(?=(?:\d{2,3},)*\d{3}(?!\d))/g;

/** The currency as banks and people write it before and after the digits. */
const CURRENCY = /^(?:₹|Rs\.?|INR|रु\.?)(?=\d)/i;
const CURRENCY_AFTER = /(\d)(?:\/-|₹|रुपये)$/;

/** An amount as it is typed or shown elsewhere, such as `₹1,020.00`, `Rs. 1020`, `रु. १०२०` or `1,020/-`, in plain decimal form. */
export function normalizeAmount(text: string): string {
  const digits = compactText(text).replace(CURRENCY, '').replace(CURRENCY_AFTER, '$1');
  return digits.replace(GROUP_COMMA, '$1');
}
