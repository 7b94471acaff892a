import { Pagination as AntdPagination, Table as AntdTable, type TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { cx } from '../core/cx';
import { AntdTheme } from '../theme/AntdTheme';
import { pageSteps } from './pageSteps';
import styles from './Table.module.css';
import { tableParts } from './tableParts';

export type Columns<Row> = TableColumnsType<Row>;

interface TableProps<Row> {
  rows: Row[];
  columns: Columns<Row>;
  rowKey: (row: Row) => string;
  /** Stands in place of the rows when there are none. */
  empty?: ReactNode;
  /** Rows on one page; all of them without it. */
  pageSize?: number;
  /** Told that another page is shown, as to go to its top. */
  onPageChange?: () => void;
  /**
   * A class that lays the cells of a row out, as a flex box or a grid: for rows too wide for a phone. The
   * headings are then for screen readers alone. Without it the table scrolls sideways.
   */
  rowLayout?: string | undefined;
}

/** A table for a column as wide as a phone. */
export function Table<Row extends object>({
  rows,
  columns,
  rowKey,
  empty,
  pageSize,
  onPageChange,
  rowLayout,
}: TableProps<Row>) {
  return (
    <AntdTheme>
      <AntdTable<Row>
        size="small"
        dataSource={rows}
        columns={columns}
        rowKey={rowKey}
        locale={{ emptyText: empty }}
        pagination={
          pageSize
            ? {
                pageSize,
                hideOnSinglePage: true,
                showSizeChanger: false,
                simple: { readOnly: true },
                itemRender: pageSteps,
                className: cx(styles['pages']),
                placement: ['bottomCenter'],
                ...(onPageChange ? { onChange: onPageChange } : {}),
              }
            : false
        }
        {...(rowLayout
          ? { className: cx(styles['stacked']), rowClassName: rowLayout, components: tableParts }
          : { scroll: { x: 'max-content' } })}
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
        simple={{ readOnly: true }}
        itemRender={pageSteps}
        className={cx(styles['pages'])}
        onChange={(next) => onChange(next - 1)}
      />
    </AntdTheme>
  );
}
