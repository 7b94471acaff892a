import { readFileSync } from 'node:fs';
import { UserError } from '../userError';
import { reasonOf } from './reasonOf';

const SEPARATORS = [',', ';', '\t'];

export interface TableRow<Column extends string> {
  /** Number of the row in the file, from 1, as a spreadsheet counts. */
  number: number;
  cells: readonly string[];
  values: Record<Column, string>;
}

/**
 * Rows of a table below the first row that has all `columns`, whatever precedes it: a bank's statement begins with the
 * account. Fields are separated by commas, semicolons or tabs. Throws a UserError if no row has the columns.
 */
export function readTable<Column extends string>(
  file: string,
  columns: readonly Column[],
): TableRow<Column>[] {
  const text = readText(file);
  for (const separator of SEPARATORS) {
    const rows = parseCsv(text, separator);
    const header = rows.findIndex((row) => columns.every((column) => indexOf(row, column) >= 0));
    if (header < 0) continue;
    const indexes = columns.map((column) => [column, indexOf(rows[header] ?? [], column)] as const);
    return rows.flatMap((cells, index) => {
      if (index <= header || cells.every((cell) => cell === '')) return [];
      const values = Object.fromEntries(indexes.map(([column, at]) => [column, cells[at] ?? '']));
      return [{ number: index + 1, cells, values: values as Record<Column, string> }];
    });
  }
  throw new UserError(
    `No row of ${file} has the columns ${columns.map((column) => `“${column}”`).join(', ')}. Save the table as CSV.`,
  );
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UserError(`The table cannot be read: ${reasonOf(error)}.`);
  }
}

function indexOf(row: readonly string[], column: string): number {
  return row.findIndex((cell) => cell.toLowerCase() === column.trim().toLowerCase());
}

/** Rows of a CSV text (RFC 4180), their fields without spaces around them. */
export function parseCsv(text: string, separator = ','): string[][] {
  const fields = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r?\\n|\\r|$)`, 'g');
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.replace(/^\ufeff/, '').matchAll(fields)) {
    row.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === separator) continue;
    rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
}
