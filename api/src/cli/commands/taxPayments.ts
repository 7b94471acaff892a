import type { TaxPayment } from '@reelrupee/contract/actions/taxes';
import { normalChallan } from '@reelrupee/contract/challan';
import type { AdminClient } from '../adminClient';
import { money, pageTable, when } from '../format';
import type { Column } from '../table';

const COLUMNS: Column<TaxPayment>[] = [
  { title: 'Challan', value: (row) => row.challan },
  { title: 'Amount', value: (row) => money(row.amount), align: 'right' },
  { title: 'Recorded', value: (row) => when(row.recordedAt) },
  { title: 'Reversed', value: (row) => (row.reversedAt ? when(row.reversedAt) : '') },
];

/** The amount is in rupees as typed, which the server checks. The log of acts has a challan in one form, by which it is found. */
export async function recordTaxPayment(client: AdminClient, amount: string, typed: string): Promise<string> {
  const challan = normalChallan(typed);
  const { data, isEarlier, toSend } = await client.call('adminRecordTaxPayment', { challan, amount });
  const recorded = isEarlier ? `Nothing new: recorded ${when(data.recordedAt)}` : 'Recorded';
  return `${recorded}: ${money(data.amount)} of TDS was sent with challan ${data.challan}. ${stillToSend(toSend)}`;
}

export async function reverseTaxPayment(
  client: AdminClient,
  challan: string,
  { reason }: { reason: string },
): Promise<string> {
  const { data, toSend } = await client.call('adminReverseTaxPayment', {
    challan: normalChallan(challan),
    reason,
  });
  return `Reversed: challan ${data.challan} counts no more. ${stillToSend(toSend)}`;
}

/** Recorded tax payments, the newest first, and what is still to be sent. */
export async function listTaxPayments(client: AdminClient, { page }: { page: number }): Promise<string> {
  const reply = await client.call('adminListTaxPayments', { page });
  return `${pageTable(COLUMNS, reply, 'No tax payments are recorded.')}\n${stillToSend(reply.toSend)}`;
}

function stillToSend(rupees: number): string {
  return rupees < 0
    ? `${money(-rupees)} more was sent than is withheld, since payouts came back.`
    : `Still to be sent: ${money(rupees)}.`;
}
