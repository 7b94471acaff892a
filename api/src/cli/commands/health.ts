import type { Violation } from '@reelrupee/contract/actions/money';
import { toPaise, toRupees } from '@reelrupee/contract/money';
import type { AdminClient } from '../adminClient';
import { UserError } from '../../userError';
import { money, when } from '../format';
import { table } from '../table';

/** The state of the ledger. Throws a UserError if an invariant is violated, so that scripts can detect it. */
export async function health(client: AdminClient): Promise<string> {
  const { data } = await client.call('adminHealth', {});
  const violated = Object.entries(data.invariants).filter(([, count]) => count > 0);
  const figures = table(
    [
      { title: 'Figure', value: ([name]) => name },
      { title: 'Value', value: ([, value]) => value, align: 'right' },
    ],
    [
      ['Cash received', money(data.cashReceived)],
      ...(data.paidOut === undefined
        ? []
        : ([
            ['Paid out', money(data.paidOut)],
            ['Cash left', money(cashLeft(data.cashReceived, data.paidOut, data.tdsSent))],
          ] as const)),
      ['Owed to users', money(data.liabilities)],
      ...(data.futureEarnings === undefined
        ? []
        : ([['Running plans earn at most', money(data.futureEarnings)]] as const)),
      ...(data.tdsWithheld === undefined ? [] : ([['TDS withheld', money(data.tdsWithheld)]] as const)),
      ...(data.tdsSent === undefined ? [] : ([['TDS sent', money(data.tdsSent)]] as const)),
      ['Pending recharges', String(data.pendingRecharges)],
      ['Pending withdrawals', String(data.pendingWithdrawals)],
      ['Pending adjustments', String(data.pendingAdjustments ?? 0)],
      ...(data.oldestAdjustmentAt ? [['Oldest of these', when(data.oldestAdjustmentAt)] as const] : []),
      ['Users', String(data.users)],
    ] as const,
    '',
  );
  const pause = data.payoutsPaused;
  const state = pause
    ? `${figures}\nPayouts are paused since ${when(pause.at)} (${pause.reason}): ${pause.note}`
    : figures;
  if (violated.length === 0) return `${state}\nThe ledger is sound.`;
  const list = violated.map(([name, count]) => `  ${name}: ${count}`).join('\n');
  throw new UserError(`${state}\nThe ledger is NOT sound:\n${list}${rowsOf(data.violations ?? [])}`);
}

function cashLeft(received: number, paidOut: number, tdsSent = 0): number {
  return toRupees(toPaise(received) - toPaise(paidOut) - toPaise(tdsSent));
}

function rowsOf(violations: readonly Violation[]): string {
  if (violations.length === 0) return '';
  const lines = violations.map(({ invariant, of, id }) => `  ${invariant}: ${of} ${id}`);
  return `\nThe first rows that violate them:\n${lines.join('\n')}`;
}
