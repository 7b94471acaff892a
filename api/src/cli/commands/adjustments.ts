import type { Adjustment } from '@reelrupee/contract/actions/adjustments';
import { ADJUSTMENT_REMARKS, type AdjustmentReason } from '@reelrupee/contract/adjustments';
import type { AdminClient } from '../adminClient';
import { UserError } from '../../userError';
import { money, pageTable, when } from '../format';
import type { Column } from '../table';
import type { ListOptions } from './recharges';

interface AdjustmentOptions {
  /** Rupees as typed; the server checks them. */
  amount: string;
  reason: AdjustmentReason;
  note: string;
  reference?: string;
}

const COLUMNS: Column<Adjustment>[] = [
  { title: 'Id', value: (row) => row._id },
  { title: 'Proposed', value: (row) => `${when(row.createdAt)}\n${row.proposedBy}` },
  { title: 'User', value: (row) => `${row.userName}\n${row.userEmail}\n${row.userId}` },
  { title: 'Amount', value: (row) => money(row.amount), align: 'right' },
  { title: 'Available', value: (row) => money(row.walletBalance), align: 'right' },
  { title: 'Reason', value: (row) => [row.reason, row.reference].filter(Boolean).join('\n') },
  { title: 'Note', value: note },
];

function note(row: Adjustment): string {
  return [
    row.note,
    row.frozen && row.status === 'pending' ? 'user frozen' : '',
    row.decidedAt ? `${row.status} ${when(row.decidedAt)} by ${row.decidedBy}` : '',
    row.declineReason,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Adjustments of a status. */
export async function listAdjustments(client: AdminClient, { status, page }: ListOptions): Promise<string> {
  return pageTable(
    COLUMNS,
    await client.call('adminListAdjustments', { status, page }),
    `There are no ${status} adjustments.`,
  );
}

/** Proposes an adjustment. Throws a UserError if the same one was declined before. */
export async function proposeAdjustment(
  client: AdminClient,
  user: string,
  { amount, reason, note: text, reference = '' }: AdjustmentOptions,
): Promise<string> {
  const proposal = { user, amount, reason, note: text, reference };
  const { data, isEarlier } = await client.call('adminProposeAdjustment', proposal);
  const { _id, status, decidedBy, decidedAt } = data;
  if (status === 'pending') {
    const proposed = isEarlier
      ? `Proposed before, ${when(data.createdAt)} by ${data.proposedBy}`
      : 'Proposed';
    return `${proposed}: ${act(data)}. Nothing has moved yet: somebody else confirms it with confirm-adjustment ${_id}.`;
  }
  const decided = `${status === 'approved' ? 'confirmed' : 'declined'} ${when(decidedAt)} by ${decidedBy}`;
  const nothing = `Nothing new: the same adjustment was ${decided} (${_id}). For another one, change the note or the reference.`;
  if (status === 'rejected') throw new UserError(nothing);
  return nothing;
}

export async function confirmAdjustment(client: AdminClient, id: string): Promise<string> {
  const { data } = await client.call('adminDecideAdjustment', { _id: id, decision: 'confirm' });
  return `Confirmed by ${data.decidedBy}: ${act(data)}, who has ${money(data.walletBalance)} available now and reads “${ADJUSTMENT_REMARKS[data.reason]}”.`;
}

export async function declineAdjustment(
  client: AdminClient,
  id: string,
  { reason }: { reason: string },
): Promise<string> {
  const { data } = await client.call('adminDecideAdjustment', { _id: id, decision: 'decline', reason });
  return `Declined by ${data.decidedBy}: nothing moves for ${data.userName}.`;
}

/** Such as “₹12.50 to Asha Rao”. */
function act({ amount, userName }: Adjustment): string {
  return amount < 0 ? `${money(-amount)} taken from ${userName}` : `${money(amount)} to ${userName}`;
}
