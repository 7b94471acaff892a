import type { Transaction } from '@reelrupee/contract/entities';
import { formatDate } from '@reelrupee/platform';
import { Amount, Badge, cx } from '@reelrupee/ui/core';
import { Table, type Columns } from '@reelrupee/ui/table';
import styles from './TransactionTable.module.css';
import { amountView, statusBadge } from './transactionView';

const PAGE_SIZE = 20;

const columns: Columns<Transaction> = [
  { title: 'Date', className: cx(styles['date']), render: (_, { createdAt }) => formatDate(createdAt) },
  { title: 'Type', className: cx(styles['type']), render: (_, { type }) => type },
  { title: 'Amount', className: cx(styles['amount']), render: (_, transaction) => <Sum of={transaction} /> },
  { title: 'Status', className: cx(styles['status']), render: (_, { status }) => <Status of={status} /> },
  { title: 'Remark', className: cx(styles['remark']), render: (_, { remark }) => remark },
];

function Sum({ of: transaction }: { of: Transaction }) {
  const { text, tone } = amountView(transaction);
  return <Amount tone={tone}>{text}</Amount>;
}

function Status({ of: status }: { of: string }) {
  const { tone, label } = statusBadge(status);
  return <Badge tone={tone}>{label}</Badge>;
}

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
