import { formatRupees, lazyComponent, showToast, withLoading, type Transaction } from '@reelrupee/platform';
import { Amount, Badge, Card, cx, Pagination } from '@reelrupee/ui/core';
import { useState } from 'react';
import { TransactionIcon } from './TransactionIcon';
import { TransactionFilters } from './TransactionFilters';
import { accepts } from './transactionFilter';
import styles from './TransactionTable.module.css';
import { amountView, hasSteps, statusBadge, whenText, typeText } from './transactionView';
import { t } from '../texts/texts';
import { remarkText } from './remarkText';
import { useHistoryView } from './useHistoryView';

const transactionDialog = lazyComponent(
  () => import(/* webpackChunkName: "transaction" */ './TransactionDialog'),
);

const PAGE_SIZE = 20;
const COLUMNS = ['Date', 'Type', 'Amount', 'Status', 'Remark'] as const;

/**
 * Date, type, amount, status and remark of each transaction, laid out as cards that fit a phone, with filters. A recharge
 * or a withdrawal opens its details. The explicit roles keep the table semantics, which some browsers drop when
 * `display` is changed.
 */
export function TransactionTable({ transactions }: { transactions: readonly Transaction[] }) {
  const view = useHistoryView(transactions);
  const [opened, setOpened] = useState<Transaction | null>(null);
  const shown = transactions.filter((transaction) => accepts(view.filter, transaction));
  const pages = Math.ceil(shown.length / PAGE_SIZE);
  const page = Math.max(0, Math.min(view.page, pages - 1));
  const TransactionDialog = transactionDialog.loaded;

  async function open(transaction: Transaction) {
    if (await withLoading(transactionDialog.load())) setOpened(transaction);
    else showToast('error', t('Something went wrong'));
  }

  return (
    <>
      <TransactionFilters {...view} onChange={view.setFilter} />
      {shown.length === 0 && (
        <p className={styles['none']}>{t('No transactions of this kind in this month.')}</p>
      )}
      <Card className={cx(styles['card'], shown.length === 0 && styles['empty'])}>
        <table role="table" className={styles['table']}>
          <thead role="rowgroup" className={styles['head']}>
            <tr role="row">
              {COLUMNS.map((column) => (
                <th key={column} role="columnheader" scope="col">
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className={styles['body']}>
            {shown.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE).map((transaction, index) => (
              <TransactionRow
                key={transaction._id ?? index}
                transaction={transaction}
                onOpen={() => void open(transaction)}
              />
            ))}
          </tbody>
        </table>
      </Card>
      <Pagination page={page} count={pages} onChange={view.setPage} />
      {TransactionDialog && (
        <TransactionDialog
          transaction={opened && latestOf(opened, transactions)}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

/** A transaction as the history has it now: it may have been paid since its details were opened. */
function latestOf(opened: Transaction, transactions: readonly Transaction[]): Transaction {
  return transactions.find(({ _id }) => _id !== undefined && _id === opened._id) ?? opened;
}

interface TransactionRowProps {
  transaction: Transaction;
  /** Shows its details. */
  onOpen: () => void;
}

function TransactionRow({ transaction, onOpen }: TransactionRowProps) {
  const amount = amountView(transaction);
  const status = statusBadge(transaction);
  return (
    <tr role="row" className={styles['row']}>
      <td role="cell" className={styles['date']}>
        {whenText(transaction.createdAt) || '–'}
      </td>
      <td role="cell" className={styles['type']}>
        <TransactionIcon type={transaction.type} />
        {hasSteps(transaction) ? (
          <button type="button" className={styles['open']} onClick={onOpen}>
            {typeText(transaction.type)}
          </button>
        ) : (
          typeText(transaction.type)
        )}
      </td>
      <td role="cell" className={styles['amount']}>
        <Amount tone={amount.tone}>{amount.text}</Amount>{' '}
        {transaction.balanceAfter !== undefined && (
          <span className={styles['balance']}>
            {t('Balance {amount}', { amount: formatRupees(transaction.balanceAfter) })}
          </span>
        )}
      </td>
      <td role="cell" className={styles['status']}>
        {transaction.status && <Badge tone={status.tone}>{status.label}</Badge>}
      </td>
      <td role="cell" className={styles['remark']}>
        {remarkText(transaction.remark)}
      </td>
    </tr>
  );
}
