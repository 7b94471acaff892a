import { cx } from '@reelrupee/ui/core';
import { Select } from '../Select';
import type { KindOption, TransactionFilter } from './transactionFilter';
import styles from './TransactionFilters.module.css';
import { t } from '../texts/texts';

interface TransactionFiltersProps {
  /** The kinds and months that occur; only these are offered. */
  kinds: readonly KindOption[];
  months: readonly string[];
  filter: TransactionFilter;
  onChange: (filter: TransactionFilter) => void;
}

/** Filters by kind and month; hidden where they would change nothing. */
export function TransactionFilters({ kinds, months, filter, onChange }: TransactionFiltersProps) {
  if (kinds.length < 2 && months.length < 2) return null;
  return (
    <div className={styles['filters']}>
      <div role="group" aria-label={t('Show')} className={styles['kinds']}>
        {[{ kind: null, label: 'All' } as const, ...kinds].map(({ kind, label }) => (
          <button
            key={label}
            type="button"
            aria-pressed={filter.kind === kind}
            className={cx(styles['kind'], filter.kind === kind && styles['selected'])}
            onClick={() => onChange({ ...filter, kind })}
          >
            {t(label)}
          </button>
        ))}
      </div>
      {months.length > 1 && (
        <Select
          label={t('Month')}
          value={filter.month ?? ''}
          onChange={({ target }) => onChange({ ...filter, month: target.value || null })}
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
