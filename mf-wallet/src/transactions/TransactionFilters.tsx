import type { Transaction } from '@reelrupee/platform';
import { cx } from '@reelrupee/ui/core';
import { useState } from 'react';
import { Select } from '../Select';
import { accepts, kindsOf, monthsOf, NO_FILTER, type TransactionFilter } from './transactionFilter';
import styles from './TransactionFilters.module.css';
import { t } from '../texts/texts';

interface TransactionFiltersProps {
  /** All transactions; only kinds and months that occur are offered. */
  transactions: readonly Transaction[];
  /** Receives what tells whether a transaction is shown. */
  onChange: (isShown: (transaction: Transaction) => boolean) => void;
}

/** Filters by kind and month; hidden where they would change nothing. */
export function TransactionFilters({ transactions, onChange }: TransactionFiltersProps) {
  const [filter, setFilter] = useState(NO_FILTER);
  const kinds = kindsOf(transactions);
  const months = monthsOf(transactions);
  if (kinds.length < 2 && months.length < 2) return null;
  function change(next: TransactionFilter) {
    setFilter(next);
    onChange((transaction) => accepts(next, transaction));
  }
  return (
    <div className={styles['filters']}>
      <div role="group" aria-label={t('Show')} className={styles['kinds']}>
        {[{ kind: null, label: 'All' } as const, ...kinds].map(({ kind, label }) => (
          <button
            key={label}
            type="button"
            aria-pressed={filter.kind === kind}
            className={cx(styles['kind'], filter.kind === kind && styles['selected'])}
            onClick={() => change({ ...filter, kind })}
          >
            {t(label)}
          </button>
        ))}
      </div>
      {months.length > 1 && (
        <Select
          label={t('Month')}
          value={filter.month ?? ''}
          onChange={({ target }) => change({ ...filter, month: target.value || null })}
        >
          <option value="">{t('All')}</option>
          {months.map((month) => (
            <option key={month}>{month}</option>
          ))}
        </Select>
      )}
    </div>
  );
}
