import { spell } from './scales';

const SMALL = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const SCALES = { crore: 'crore', lakh: 'lakh', thousand: 'thousand', hundred: 'hundred' };

/** A non-negative integer in English words, in lakhs and crores. */
export function englishNumber(count: number): string {
  return spell(count, below100, SCALES);
}

function below100(count: number): string {
  const small = SMALL[count];
  if (small !== undefined) return small;
  const ones = count % 10;
  const tens = TENS[Math.floor(count / 10)] ?? '';
  return ones === 0 ? tens : `${tens}-${SMALL[ones] ?? ''}`;
}
