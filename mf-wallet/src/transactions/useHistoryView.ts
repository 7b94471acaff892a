import type { Transaction } from '@reelrupee/platform';
import { useSearchParams } from '@reelrupee/platform/router';
import { kindsOf, monthsOf, type TransactionFilter } from './transactionFilter';

/**
 * The filter and the page of the history, counted from 0. They are in the address, so that Back from another screen and a
 * reload show them again; a kind or month that does not occur counts as none.
 */
export function useHistoryView(transactions: readonly Transaction[]) {
  const [params, setParams] = useSearchParams();
  const kinds = kindsOf(transactions);
  const months = monthsOf(transactions);
  const filter: TransactionFilter = {
    kind: kinds.find(({ kind }) => kind === params.get('kind'))?.kind ?? null,
    month: months.find((month) => month === params.get('month')) ?? null,
  };
  const show = ({ kind, month }: TransactionFilter, page: number) =>
    setParams(
      { ...(kind && { kind }), ...(month && { month }), ...(page > 0 && { page: String(page + 1) }) },
      { replace: true },
    );
  return {
    kinds,
    months,
    filter,
    page: Math.trunc(Number(params.get('page')) || 1) - 1,
    setFilter: (next: TransactionFilter) => show(next, 0),
    setPage: (page: number) => show(filter, page),
  };
}
