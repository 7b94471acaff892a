import { table } from '../src/cli/table';

/** Prints rows of texts below these titles. */
export function printRows(titles: readonly string[], rows: string[][]): void {
  const columns = titles.map((title, place) => ({ title, value: (row: string[]) => row[place] ?? '' }));
  process.stdout.write(`${table(columns, rows, 'Nothing was measured.')}\n`);
}
