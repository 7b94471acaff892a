import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { UserError } from '../userError';
import { printable } from './printable';
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
  let failure: unknown;
  let similar: string | undefined;
  for (const separator of SEPARATORS) {
    try {
      const rows = parseTable(text, separator);
      const table = rowsBelow(rows, columns);
      if (table) return table;
      similar ??= similarHeader(rows, columns);
    } catch (error) {
      // Quotes of a table with another separator look wrong, too.
      failure ??= error;
    }
  }
  if (failure) throw new UserError(`The table cannot be read: ${reasonOf(failure)}.`);
  const advice = similar ?? 'Save the table as CSV, or look how its first row names them.';
  throw new UserError(`No row of ${file} has the columns ${quoted(columns)}. ${advice}`);
}

/** The first row that has one of the columns among others, for a message: each bank names them differently. */
function similarHeader(rows: readonly string[][], columns: readonly string[]): string | undefined {
  const at = rows.findIndex((row) => row.length > 1 && columns.some((column) => indexOf(row, column) >= 0));
  return at < 0 ? undefined : `Row ${at + 1} has ${quoted((rows[at] ?? []).filter(Boolean))}.`;
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `“${printable(name)}”`).join(', ');
}

/** Rows below the first one that has all columns; undefined if none has them. */
function rowsBelow<Column extends string>(
  rows: readonly string[][],
  columns: readonly Column[],
): TableRow<Column>[] | undefined {
  const header = rows.findIndex((row) => columns.every((column) => indexOf(row, column) >= 0));
  if (header < 0) return undefined;
  const indexes = columns.map((column) => [column, indexOf(rows[header] ?? [], column)] as const);
  return rows.flatMap((cells, index) => {
    if (index <= header || cells.every((cell) => cell === '')) return [];
    const values = Object.fromEntries(indexes.map(([column, at]) => [column, cells[at] ?? '']));
    return [{ number: index + 1, cells, values: values as Record<Column, string> }];
  });
}

function readText(file: string): string {
  try {
    const bytes = readFileSync(file);
    return new TextDecoder(encodingOf(bytes)).decode(bytes);
  } catch (error) {
    throw new UserError(`The table cannot be read: ${reasonOf(error)}.`);
  }
}

/** Encoding by the mark at the beginning; Excel saves “Unicode Text” in UTF-16. */
function encodingOf(bytes: Buffer): string {
  const mark = bytes.toString('hex', 0, 2);
  if (mark === 'fffe') return 'utf-16le';
  return mark === 'feff' ? 'utf-16be' : 'utf-8';
}

/** Rows of any length: the lines above the table are shorter. A quote inside a field is a part of it. */
function parseTable(text: string, delimiter: string): string[][] {
  const rows = parse(text, { delimiter, trim: true, relax_column_count: true, relax_quotes: true });
  // `parse` leaves spaces other than those of ASCII.
  return rows.map((row) => row.map((cell) => cell.trim()));
}

function indexOf(row: readonly string[], column: string): number {
  const name = normalName(column);
  return row.findIndex((cell) => normalName(cell) === name);
}

/** Name of a column, whose spaces and lines are other ones in each bank's statement. */
function normalName(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
