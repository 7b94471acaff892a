import type { TableColumnsType } from 'antd';

/** The columns, each with its cells in the grid area that its key names. */
export function withAreas<Row>(columns: TableColumnsType<Row>): TableColumnsType<Row> {
  return columns.map((column) => ({
    ...column,
    onCell: () => ({ style: { gridArea: String(column.key) } }),
  }));
}
