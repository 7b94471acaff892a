import type { AdminRecharge } from '@reelrupee/contract/actions/decisions';
import { money } from '../format';

/** A mention of a UTR in a bank’s statement. */
export interface StatementEntry {
  utr: string;
  /** Rupees received by it; 0 for money that went out, and where the row does not tell whose UTR it is. */
  received: number;
}

export interface Match {
  found: boolean;
  text: string;
}

const UTR = /^\d{12}$/;
/** A UTR in a narration; banks write zeros before it. */
const UTR_IN_TEXT = /(?<![a-z0-9])0*(\d{12})(?![a-z0-9])/gi;
/** A UPI ID may be digits, too. */
const UPI_ID = /[\w.-]+@\w+/g;
/** A long number as a spreadsheet shows and saves it: its last digits are lost. */
const SHORTENED = /^\d(?:\.\d+)?E\+1\d$/i;
/** Markers of money that went out; `D` may be a deposit at some banks, which a person then decides. */
const DEBIT =
  /^(?:dr?|debit(?:ed)?|w|wdl?|withdraw(?:al|n)|paid(?: out)?|sent|(?:money )?out|outward|outgoing)\.?$/i;
/** The same in a narration; a payer's name may begin with Dr, but not between slashes. */
const DEBIT_IN_TEXT = /\/dr\//i;

/**
 * The UTRs of a statement’s row. With several, none is received by it: the remark is the payer’s choice, who could write
 * the UTR of another request there. `isCredit` comes before the markers that are looked for among the cells.
 */
export function entriesOf(
  cells: readonly string[],
  reference: string,
  credit: string,
  isCredit = !cells.some((cell) => DEBIT.test(cell) || DEBIT_IN_TEXT.test(cell)),
): StatementEntry[] {
  const found = [...reference.replaceAll(UPI_ID, ' ').matchAll(UTR_IN_TEXT)].map(([, digits = '']) => digits);
  const utrs = [...new Set(found)];
  const isReceived = utrs.length === 1 && isCredit;
  return utrs.map((utr) => ({ utr, received: isReceived ? rupeesOf(credit) : 0 }));
}

/** The advice for a table whose UTRs were shortened by a spreadsheet; empty if none was. */
export function shortenedAdvice(references: readonly string[]): string {
  const shortened = references.filter((reference) => SHORTENED.test(reference));
  const [example] = shortened;
  if (example === undefined) return '';
  const rows = shortened.length === 1 ? '1 row' : `${shortened.length} rows`;
  return ` A spreadsheet has shortened the UTRs of ${rows} (such as “${example}”). Save the bank’s file again without opening it there.`;
}

/** Rupees such as `₹1,255.00 Cr`; 0 if the text is another, such as `255.00 Dr` or `-255.00`. */
function rupeesOf(text: string): number {
  const [, digits = '0'] =
    /^(?:₹|rs\.?|inr)? *\+?([\d,]+(?:\.\d{1,2})?) *(?:cr\.?|\(cr\.?\))?$/i.exec(text) ?? [];
  return Number(digits.replaceAll(',', ''));
}

/**
 * The entry of a recharge in a statement: found if one alone has its UTR, and its amount. A second one may be the
 * reversal. Ids other than UTRs are not looked for, since users could choose words that every statement has.
 */
export function matchOf(
  { transactionId, amount }: Pick<AdminRecharge, 'transactionId' | 'amount'>,
  entries: readonly StatementEntry[],
): Match {
  if (!UTR.test(transactionId)) return { found: false, text: 'not a UTR of 12 digits' };
  const [entry, another] = entries.filter(({ utr }) => utr === transactionId);
  if (!entry) return { found: false, text: 'no' };
  if (another) return { found: false, text: 'more than once' };
  if (entry.received === 0) return { found: false, text: 'not as received' };
  if (entry.received !== amount) return { found: false, text: `${money(entry.received)} received` };
  return { found: true, text: 'yes' };
}
