import type { LedgerSum } from '@reelrupee/contract/actions/bookkeeping';
import { toPaise, toRupees } from '@reelrupee/contract/money';
import type { HouseAccount, JournalKind } from '../../database/schema/ledger';
import { UserError } from '../../userError';

interface Column {
  title: string;
  kind: JournalKind;
  account: HouseAccount;
  /** The ledger's amounts of this column are negative. */
  negative?: true;
}

/** Every entry that a house account can have is in one of these columns, or of the added ones. */
const AMOUNTS: readonly Column[] = [
  { title: 'Recharges received', kind: 'recharge', account: 'cash', negative: true },
  { title: 'Plan sales', kind: 'recharge', account: 'plan_sales' },
  { title: 'Recharge charges', kind: 'recharge', account: 'recharge_charges' },
  { title: 'Recharges reversed', kind: 'recharge_reversed', account: 'cash' },
  { title: 'Plan sales reversed', kind: 'recharge_reversed', account: 'plan_sales', negative: true },
  {
    title: 'Recharge charges reversed',
    kind: 'recharge_reversed',
    account: 'recharge_charges',
    negative: true,
  },
  { title: 'Earnings taken back', kind: 'recharge_reversed', account: 'reel_rewards' },
  { title: 'Reel earnings', kind: 'reel_earning', account: 'reel_rewards', negative: true },
  { title: 'Earnings forfeited', kind: 'earnings_forfeited', account: 'reel_rewards' },
  { title: 'Referral commissions', kind: 'referral_reward', account: 'referral_rewards', negative: true },
  { title: 'Commissions taken back', kind: 'referral_reward_reversed', account: 'referral_rewards' },
  { title: 'Paid out', kind: 'withdrawal_paid', account: 'cash' },
  { title: 'Platform charges', kind: 'withdrawal_paid', account: 'platform_charges' },
  { title: 'TDS withheld', kind: 'withdrawal_paid', account: 'tds_payable' },
  { title: 'Payouts returned', kind: 'withdrawal_returned', account: 'cash', negative: true },
  {
    title: 'Platform charges returned',
    kind: 'withdrawal_returned',
    account: 'platform_charges',
    negative: true,
  },
  { title: 'TDS returned', kind: 'withdrawal_returned', account: 'tds_payable', negative: true },
];

const COUNTS: readonly Omit<Column, 'negative'>[] = [
  { title: 'Recharges', kind: 'recharge', account: 'cash' },
  { title: 'Reversals', kind: 'recharge_reversed', account: 'cash' },
  { title: 'Payouts', kind: 'withdrawal_paid', account: 'cash' },
  { title: 'Returns', kind: 'withdrawal_returned', account: 'cash' },
];

/** Columns of later versions, behind all others: spreadsheets read a report by the positions of its columns. */
const ADDED: readonly (Column & { counts: boolean })[] = [
  { title: 'Adjustments', kind: 'adjustment', account: 'adjustments', counts: true },
  {
    title: 'Adjustments to users',
    kind: 'adjustment',
    account: 'adjustments',
    negative: true,
    counts: false,
  },
  { title: 'TDS payments', kind: 'tax_payment', account: 'cash', counts: true },
  { title: 'TDS sent', kind: 'tax_payment', account: 'cash', counts: false },
  {
    title: 'TDS payments reversed',
    kind: 'tax_payment_reversed',
    account: 'cash',
    negative: true,
    counts: false,
  },
];

/** The other sides of such a column, which have the same amount. */
const OTHER_SIDES: readonly Pick<Column, 'kind' | 'account'>[] = [
  { kind: 'tax_payment', account: 'tds_payable' },
  { kind: 'tax_payment_reversed', account: 'tds_payable' },
];

export interface MonthOfReport {
  month: string;
  sums: readonly LedgerSum[];
}

/**
 * The rows of the report, with their titles first. `months` begin with the ledger's first one: each row has what is owed
 * to users at the end of its month, which is all that the house accounts have lost until then.
 */
export function monthlyReport(months: readonly MonthOfReport[]): (string | number)[][] {
  let owedPaise = 0;
  const titlesOf = (columns: readonly Pick<Column, 'title'>[]) => columns.map(({ title }) => title);
  return [
    ['Month', ...titlesOf([...COUNTS, ...AMOUNTS]), 'Owed to users at its end', ...titlesOf(ADDED)],
    ...months.map(({ month, sums }) => {
      requireColumns(sums);
      owedPaise -= sums.reduce((sum, { amount }) => sum + toPaise(amount), 0);
      return [
        month,
        ...countsOf(sums, COUNTS),
        ...amountsOf(sums, AMOUNTS),
        toRupees(owedPaise),
        ...ADDED.flatMap((column) => (column.counts ? countsOf(sums, [column]) : amountsOf(sums, [column]))),
      ];
    }),
  ];
}

function countsOf(sums: readonly LedgerSum[], columns: typeof COUNTS): number[] {
  return columns.map((column) => find(sums, column)?.journals ?? 0);
}

function amountsOf(sums: readonly LedgerSum[], columns: typeof AMOUNTS): number[] {
  return columns.map((column) => {
    const amount = find(sums, column)?.amount ?? 0;
    return column.negative ? 0 - amount : amount;
  });
}

function find(sums: readonly LedgerSum[], { kind, account }: Pick<Column, 'kind' | 'account'>) {
  return sums.find((sum) => sum.kind === kind && sum.account === account);
}

/** Throws a UserError for a sum without a column, which a later server may have: nothing is left out of the books. */
function requireColumns(sums: readonly LedgerSum[]): void {
  const unknown = sums.find(
    ({ kind, account }) =>
      ![...AMOUNTS, ...ADDED, ...OTHER_SIDES].some(
        (column) => column.kind === kind && column.account === account,
      ),
  );
  if (!unknown) return;
  throw new UserError(
    `The server has amounts of ${unknown.kind} in ${unknown.account}, which this version does not know. Use the command of the server’s version.`,
  );
}
