import type { Payout } from '@reelrupee/contract/actions/bookkeeping';
import { toPaise, toRupees } from '@reelrupee/contract/money';
import type { AdminClient } from '../adminClient';
import { money } from '../format';
import { type Column, table } from '../table';
import { readMonths } from './readMonths';

const SHOWN = 20;

interface Payee {
  /** UPI ID, or number and IFSC of a bank account. */
  payee: string;
  users: Set<string>;
  payouts: number;
  /** Paid out, less what the bank returned. */
  paise: number;
}

const COLUMNS: Column<Payee>[] = [
  { title: 'Payee', value: (row) => row.payee },
  { title: 'Users', value: ({ users }) => [...users].slice(0, 5).join('\n') },
  { title: 'Of users', value: ({ users }) => String(users.size), align: 'right' },
  { title: 'Payouts', value: (row) => String(row.payouts), align: 'right' },
  { title: 'Paid out', value: (row) => money(toRupees(row.paise)), align: 'right' },
];

/** The payees that were paid most in the months, with the first users who were paid there. */
export async function showTopPayees(client: AdminClient, from: string, to: string): Promise<string> {
  const payouts = await readMonths({ from, to, name: 'payouts' }, (page) =>
    client.call('adminListPayouts', page),
  );
  return table(COLUMNS, payeesOf(payouts).slice(0, SHOWN), 'Nobody was paid in these months.');
}

/** Payees by what they were paid, the most first. */
export function payeesOf(payouts: readonly Payout[]): Payee[] {
  const payees = new Map<string, Payee>();
  for (const { userUpiId, accountNumber, ifscCode, userId, net, returned } of payouts) {
    const payee = userUpiId ? userUpiId.toLowerCase() : `${accountNumber} ${ifscCode}`;
    const before = payees.get(payee) ?? { payee, users: new Set<string>(), payouts: 0, paise: 0 };
    payees.set(payee, {
      payee,
      users: before.users.add(userId),
      payouts: before.payouts + (returned ? -1 : 1),
      paise: before.paise + toPaise(net),
    });
  }
  return [...payees.values()].sort((one, other) => other.paise - one.paise);
}
