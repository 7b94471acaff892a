import { Pagination as AntdPagination, Table as AntdTable, type TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { AntdTheme } from '../theme/AntdTheme';

export type Columns<Row> = TableColumnsType<Row>;

interface TableProps<Row> {
  rows: Row[];
  columns: Columns<Row>;
  rowKey: (row: Row) => string;
  /** Stands in place of the rows when there are none. */
  empty: ReactNode;
  /** Rows on one page; all of them without it. */
  pageSize?: number;
}

/** A table that scrolls sideways on a narrow phone rather than squeezing its figures. */
export function Table<Row extends object>({ rows, columns, rowKey, empty, pageSize }: TableProps<Row>) {
  return (
    <AntdTheme>
      <AntdTable<Row>
        size="small"
        dataSource={rows}
        columns={columns}
        rowKey={rowKey}
        locale={{ emptyText: empty }}
        pagination={pageSize ? { pageSize, hideOnSinglePage: true, showSizeChanger: false } : false}
        scroll={{ x: 'max-content' }}
      />
    </AntdTheme>
  );
}

interface PaginationProps {
  /** Counted from 0. */
  page: number;
  pageSize: number;
  total: number;
  onChange: (page: number) => void;
}

/** Steps through the pages of a long list. */
export function Pagination({ page, pageSize, total, onChange }: PaginationProps) {
  return (
    <AntdTheme>
      <AntdPagination
        align="center"
        current={page + 1}
        pageSize={pageSize}
        total={total}
        showSizeChanger={false}
        hideOnSinglePage
        onChange={(next) => onChange(next - 1)}
      />
    </AntdTheme>
  );
}
