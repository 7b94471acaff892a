/** A cell: numbers are written as they are, amounts in rupees among them. */
type Cell = string | number;

/** A spreadsheet would run a text that begins like this as a formula; names of users are their own choice. */
const FORMULA = /^[=+\-@\t\r]/;
/** A spreadsheet would take digits for a number, without zeros before it and exact in 15 digits: an account number. */
const LOSSY_DIGITS = /^(?:0\d+|\d{16,})$/;

/** Rows as CSV (RFC 4180) with a mark by which spreadsheets know UTF-8. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(toField).join(',')}\r\n`).join('')}`;
}

function toField(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) || LOSSY_DIGITS.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
