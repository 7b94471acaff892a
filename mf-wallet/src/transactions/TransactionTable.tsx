import { formatDate, type Transaction } from '@reelrupee/platform';
import { Amount, Badge, Card, Pagination } from '@reelrupee/ui/core';
import { useState } from 'react';
import styles from './TransactionTable.module.css';
import { amountView, statusBadge } from './transactionView';

const PAGE_SIZE = 20;
const COLUMNS = ['Date', 'Type', 'Amount', 'Status', 'Remark'];

/**
 * Date, type, amount, status and remark of each transaction, laid out as cards that fit a phone. The explicit roles
 * keep the table semantics, which some browsers drop when `display` is changed.
 */
export function TransactionTable({ transactions }: { transactions: Transaction[] }) {
  const [requestedPage, setRequestedPage] = useState(0);
  const pages = Math.ceil(transactions.length / PAGE_SIZE);
  const page = Math.min(requestedPage, pages - 1);
  return (
    <>
      <Card className={styles['card']}>
        <table role="table" className={styles['table']}>
          <thead role="rowgroup" className={styles['head']}>
            <tr role="row">
              {COLUMNS.map((column) => (
                <th key={column} role="columnheader" scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className={styles['body']}>
            {transactions.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE).map((transaction, index) => (
              <TransactionRow key={transaction._id ?? index} transaction={transaction} />
            ))}
          </tbody>
        </table>
      </Card>
      <Pagination page={page} count={pages} onChange={setRequestedPage} />
    </>
  );
}

function TransactionRow({ transaction }: { transaction: Transaction }) {
  const amount = amountView(transaction);
  const status = statusBadge(transaction.status);
  return (
    <tr role="row" className={styles['row']}>
      <td role="cell" className={styles['date']}>
        {formatDate(transaction.createdAt ?? '')}
      </td>
      <td role="cell" className={styles['type']}>
        {transaction.type}
      </td>
      <td role="cell" className={styles['amount']}>
        <Amount tone={amount.tone}>{amount.text}</Amount>
      </td>
      <td role="cell" className={styles['status']}>
        <Badge tone={status.tone}>{status.label}</Badge>
      </td>
      <td role="cell" className={styles['remark']}>
        {transaction.remark}
      </td>
    </tr>
  );
}
