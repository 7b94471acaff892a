import type { Transaction } from '@reelrupee/contract/entities';
import { formatDate } from '@reelrupee/platform';
import { Amount, Badge } from '@reelrupee/ui/core';
import { Table, type Columns } from '@reelrupee/ui/table';
import styles from './TransactionTable.module.css';
import { amountView, statusBadge } from './transactionView';

const PAGE_SIZE = 20;

const columns: Columns<Transaction> = [
  {
    key: 'date',
    title: 'Date',
    render: (_, { createdAt }) => <span className={styles['quiet']}>{formatDate(createdAt)}</span>,
  },
  {
    key: 'type',
    title: 'Type',
    render: (_, { type }) => <span className={styles['type']}>{type}</span>,
  },
  {
    key: 'amount',
    title: 'Amount',
    render: (_, transaction) => {
      const { text, tone } = amountView(transaction);
      return <Amount tone={tone}>{text}</Amount>;
    },
  },
  {
    key: 'status',
    title: 'Status',
    render: (_, { status }) => {
      const { tone, label } = statusBadge(status);
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  {
    key: 'remark',
    title: 'Remark',
    render: (_, { remark }) => <span className={styles['quiet']}>{remark}</span>,
  },
];

/** Date, type, amount, status and remark of each transaction, laid out so that a phone shows all of it. */
export default function TransactionTable({ transactions }: { transactions: Transaction[] }) {
  return (
    <Table
      rows={transactions}
      columns={columns}
      rowKey={({ _id }) => _id}
      pageSize={PAGE_SIZE}
      onPageChange={() => window.scrollTo(0, 0)}
      rowLayout={styles['row']}
    />
  );
}
