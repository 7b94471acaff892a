/** Filters of the history, as pure functions. */
import { formatDate, type Transaction } from '@reelrupee/platform';

export type TransactionKind = 'earnings' | 'recharges' | 'withdrawals' | 'referrals' | 'adjustments';

/** The kinds in order, with their labels. */
const KINDS = [
  { kind: 'earnings', label: 'Earnings' },
  { kind: 'withdrawals', label: 'Withdrawals' },
  { kind: 'recharges', label: 'Recharges' },
  { kind: 'referrals', label: 'Referrals' },
  { kind: 'adjustments', label: 'Adjustments' },
] as const satisfies readonly { kind: TransactionKind; label: string }[];

export type KindOption = (typeof KINDS)[number];

const KIND_OF_TYPE: Readonly<Record<string, TransactionKind>> = {
  'Reel earnings': 'earnings',
  'Earnings unlocked': 'earnings',
  Recharge: 'recharges',
  Withdrawal: 'withdrawals',
  'Referral reward': 'referrals',
  Adjustment: 'adjustments',
};

/** The kind of a transaction; null for a type of another provider. */
export function kindOf(type: string): TransactionKind | null {
  return KIND_OF_TYPE[type] ?? null;
}

export interface TransactionFilter {
  /** Null for all kinds. */
  kind: TransactionKind | null;
  /** As in 05/2026, an IST month; null for all. */
  month: string | null;
}

/** True if a filter lets a transaction through. */
export function accepts({ kind, month }: TransactionFilter, transaction: Transaction): boolean {
  return (
    (kind === null || kindOf(transaction.type) === kind) && (month === null || monthOf(transaction) === month)
  );
}

/** The months of transactions, newest first, each once. */
export function monthsOf(transactions: readonly Transaction[]): string[] {
  const months = transactions.map(monthOf).filter((month) => month !== null);
  return [...new Set(months)].sort((one, other) => sortable(other).localeCompare(sortable(one)));
}

/** The kinds that occur in transactions, in their order. */
export function kindsOf(transactions: readonly Transaction[]) {
  const present = new Set(transactions.map(({ type }) => kindOf(type)));
  return KINDS.filter(({ kind }) => present.has(kind));
}

function monthOf({ createdAt }: Transaction): string | null {
  const date = createdAt === undefined ? '–' : formatDate(createdAt);
  return date === '–' ? null : date.slice('dd/'.length);
}

/** `05/2026` as `2026/05`. */
function sortable(month: string): string {
  return month.split('/').reverse().join('/');
}
