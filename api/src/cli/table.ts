import CliTable from 'cli-table3';

export interface Column<Row> {
  title: string;
  value: (row: Row) => string;
  align?: 'left' | 'right';
}

/** Formats rows as a text table; `none` is shown when there are none. */
export function table<Row>(columns: readonly Column<Row>[], rows: readonly Row[], none: string): string {
  if (rows.length === 0) return none;
  const cliTable = new CliTable({
    head: columns.map((column) => column.title),
    colAligns: columns.map((column) => column.align ?? 'left'),
    style: { head: [], border: [] },
  });
  for (const row of rows) cliTable.push(columns.map((column) => column.value(row)));
  return cliTable.toString();
}
