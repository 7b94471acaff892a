import type { LedgerSum } from '@reelrupee/contract/actions/bookkeeping';
import { expect, it } from 'vitest';
import { monthlyReport } from './monthlyReport';

const sum = (kind: string, account: string, amount: number): LedgerSum => ({
  kind,
  account,
  journals: 1,
  amount,
});

/** The row of the second month, by title. */
function lastRow(sums: LedgerSum[]): Record<string, string | number> {
  const first = { month: '2026-03', sums: [sum('reel_earning', 'reel_rewards', -10)] };
  const [titles = [], , row = []] = monthlyReport([first, { month: '2026-04', sums }]);
  return Object.fromEntries(titles.map((title, index) => [String(title), row[index] ?? '']));
}

it('has an amount of each kind in a column of its own, and what is owed', () => {
  const row = lastRow([
    sum('recharge', 'cash', -255),
    sum('recharge', 'plan_sales', 250),
    sum('recharge', 'recharge_charges', 5),
    sum('withdrawal_paid', 'cash', 4.25),
    sum('withdrawal_paid', 'platform_charges', 0.5),
    sum('withdrawal_paid', 'tds_payable', 0.25),
    sum('withdrawal_returned', 'cash', -1.7),
    sum('withdrawal_returned', 'platform_charges', -0.2),
    sum('withdrawal_returned', 'tds_payable', -0.1),
    sum('adjustment', 'adjustments', -1.5),
    sum('tax_payment', 'cash', 0.15),
    sum('tax_payment', 'tds_payable', -0.15),
    sum('tax_payment_reversed', 'cash', -0.05),
    sum('tax_payment_reversed', 'tds_payable', 0.05),
  ]);
  expect(row).toMatchObject({
    Month: '2026-04',
    Recharges: 1,
    'Recharges received': 255,
    'Plan sales': 250,
    'Recharge charges': 5,
    Payouts: 1,
    'Paid out': 4.25,
    'Platform charges': 0.5,
    'TDS withheld': 0.25,
    Returns: 1,
    'Payouts returned': 1.7,
    'Platform charges returned': 0.2,
    'TDS returned': 0.1,
    Adjustments: 1,
    'Adjustments to users': 1.5,
    'TDS payments': 1,
    'TDS sent': 0.15,
    'TDS payments reversed': 0.05,
    'Reel earnings': 0,
    // 10 before, less the 5 that were withdrawn, of which 2 came back, and the adjustment.
    'Owed to users at its end': 8.5,
  });
});

it('leaves no amount out: one without a column is an error', () => {
  expect(() => lastRow([sum('bonus', 'cash', 1)])).toThrow('The server has amounts of bonus in cash');
});

it('keeps the columns of earlier versions in their places, and has those that were added since last', () => {
  const [titles = [], row = []] = monthlyReport([
    { month: '2026-04', sums: [sum('adjustment', 'adjustments', -1.5)] },
  ]);
  expect(titles).toEqual([
    'Month',
    'Recharges',
    'Reversals',
    'Payouts',
    'Returns',
    'Recharges received',
    'Plan sales',
    'Recharge charges',
    'Recharges reversed',
    'Plan sales reversed',
    'Recharge charges reversed',
    'Earnings taken back',
    'Reel earnings',
    'Earnings forfeited',
    'Referral commissions',
    'Commissions taken back',
    'Paid out',
    'Platform charges',
    'TDS withheld',
    'Payouts returned',
    'Platform charges returned',
    'TDS returned',
    'Owed to users at its end',
    'Adjustments',
    'Adjustments to users',
    'TDS payments',
    'TDS sent',
    'TDS payments reversed',
  ]);
  expect(row.slice(-6)).toEqual([1.5, 1, 1.5, 0, 0, 0]);
});
