import type { AdminClient } from '../adminClient';
import { CliError } from '../cliError';
import { money } from '../format';
import { table } from '../table';

/** The state of the ledger; a CliError when one of its promises is broken, so that a script notices. */
export async function health(client: AdminClient): Promise<string> {
  const { data } = await client.call('adminHealth', {});
  const broken = Object.entries(data.invariants).filter(([, count]) => count > 0);
  const figures = table(
    [
      { title: 'Figure', value: ([name]) => name },
      { title: 'Value', value: ([, value]) => value, align: 'right' },
    ],
    [
      ['Cash received', money(data.cashReceived)],
      ['Owed to users', money(data.liabilities)],
      ['Recharges waiting', String(data.pendingRecharges)],
      ['Withdrawals waiting', String(data.pendingWithdrawals)],
      ['Users', String(data.users)],
    ] as const,
    '',
  );
  if (broken.length === 0) return `${figures}\nThe ledger is sound.`;
  const list = broken.map(([name, count]) => `  ${name}: ${count}`).join('\n');
  throw new CliError(`${figures}\nThe ledger is NOT sound:\n${list}`);
}
