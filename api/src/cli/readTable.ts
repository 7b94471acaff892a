import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
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
    const rows = parseTable(text, separator);
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

/** Rows of any length: the lines above the table are shorter. A quote inside a field is a part of it. */
function parseTable(text: string, delimiter: string): string[][] {
  try {
    return parse(text, { delimiter, bom: true, trim: true, relax_column_count: true, relax_quotes: true });
  } catch (error) {
    throw new UserError(`The table cannot be read: ${reasonOf(error)}.`);
  }
}

function indexOf(row: readonly string[], column: string): number {
  return row.findIndex((cell) => cell.toLowerCase() === column.trim().toLowerCase());
}
