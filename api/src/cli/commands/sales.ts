import type { Receipt } from '@reelrupee/contract/actions/bookkeeping';
import { toPaise, toRupees } from '@reelrupee/contract/money';
import type { AdminClient } from '../adminClient';
import { money, when } from '../format';
import { type Column, table } from '../table';
import { readMonths } from './readMonths';

interface Sales {
  day: string;
  plan: string;
  sold: number;
  reversed: number;
  /** Plan amounts, without charges; less those that were reversed on this day. */
  paise: number;
}

const COLUMNS: Column<Sales>[] = [
  { title: 'Day', value: (row) => row.day },
  { title: 'Plan', value: (row) => row.plan },
  { title: 'Sold', value: (row) => String(row.sold), align: 'right' },
  { title: 'Reversed', value: (row) => String(row.reversed), align: 'right' },
  { title: 'Sales', value: (row) => money(toRupees(row.paise)), align: 'right' },
];

/** Sales of the months by day and plan. */
export async function showSales(client: AdminClient, from: string, to: string): Promise<string> {
  const receipts = await readMonths({ from, to, name: 'receipts' }, (page) =>
    client.call('adminListReceipts', page),
  );
  const rows = salesOf(receipts);
  const list = table(COLUMNS, rows, 'No plan was sold in these months.');
  if (rows.length === 0) return list;
  return `${list}\n${money(toRupees(rows.reduce((sum, { paise }) => sum + paise, 0)))} in all.`;
}

/** Sums of receipts, which are in the order of time, by day (IST) and plan. */
export function salesOf(receipts: readonly Receipt[]): Sales[] {
  const byDayAndPlan = new Map<string, Sales>();
  for (const { receivedAt, planTitle: plan, planAmount, reversed } of receipts) {
    const day = when(receivedAt).slice(0, 10);
    const before = byDayAndPlan.get(`${day} ${plan}`) ?? { day, plan, sold: 0, reversed: 0, paise: 0 };
    byDayAndPlan.set(`${day} ${plan}`, {
      ...before,
      sold: before.sold + (reversed ? 0 : 1),
      reversed: before.reversed + (reversed ? 1 : 0),
      paise: before.paise + toPaise(planAmount),
    });
  }
  return [...byDayAndPlan.values()];
}
