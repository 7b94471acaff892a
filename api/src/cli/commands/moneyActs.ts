import type { AdminUser } from '@reelrupee/contract/actions/money';
import type { AdminClient } from '../adminClient';
import { UserError } from '../../userError';
import { money, pageTable, when } from '../format';
import type { Column } from '../table';

const USER_COLUMNS: Column<AdminUser>[] = [
  { title: 'Id', value: (row) => row._id },
  { title: 'User', value: (row) => `${row.name}\n${row.email}\n${row.phone}` },
  { title: 'UPI ID', value: (row) => row.userUpiId },
  { title: 'Available', value: (row) => money(row.walletBalance), align: 'right' },
  { title: 'On hold', value: (row) => money(row.onHold), align: 'right' },
  { title: 'Locked', value: (row) => money(row.lockedEarnings), align: 'right' },
  { title: 'Frozen', value: (row) => (row.frozen ? row.frozenReason : 'no') },
];

/** Users with this id, email, phone, beginning of the name, payee or bank reference, present or of an earlier withdrawal. */
export async function findUsers(
  client: AdminClient,
  search: string,
  { page }: { page: number },
): Promise<string> {
  return pageTable(
    USER_COLUMNS,
    await client.call('adminFindUsers', { search, page }),
    `There is no user with the id, email, phone, UPI ID, bank account number or bank reference ${search}, or whose name begins like it.`,
  );
}

const FROZEN_COLUMNS: Column<AdminUser>[] = [
  ...USER_COLUMNS,
  { title: 'Since', value: (row) => (row.frozenAt ? when(row.frozenAt) : '') },
];

/** The users who are frozen; those that have waited longest first. */
export async function listFrozenUsers(client: AdminClient, { page }: { page: number }): Promise<string> {
  return pageTable(FROZEN_COLUMNS, await client.call('adminListFrozenUsers', { page }), 'Nobody is frozen.');
}

export async function freezeUser(
  client: AdminClient,
  id: string,
  { reason }: { reason: string },
): Promise<string> {
  await client.call('adminFreezeUser', { _id: id, frozen: true, reason });
  return `Frozen: nothing of ${id} moves until you run unfreeze.`;
}

export async function unfreezeUser(client: AdminClient, id: string): Promise<string> {
  await client.call('adminFreezeUser', { _id: id, frozen: false });
  return `Unfrozen: ${id} can earn, recharge and withdraw again. Their plans got the frozen days back; they may miss today.`;
}

export async function closeUser(
  client: AdminClient,
  id: string,
  { loss, reason }: { loss: string; reason: string },
): Promise<string> {
  await client.call('adminCloseUser', { _id: id, loss, reason });
  return `Closed: the owner of ${id} is erased, and told by mail if the server sends any. Records of payments stay.`;
}

export async function reverseRecharge(
  client: AdminClient,
  id: string,
  { reason }: { reason: string },
): Promise<string> {
  const { data } = await client.call('adminReverseRecharge', { _id: id, reason });
  const rejected = (data.rejectedWithdrawals ?? []).map(
    ({ _id: withdrawal, userName, amount, net = amount, batch }) =>
      `Rejected: the withdrawal ${withdrawal} of ${money(amount)} by ${userName}. ${
        batch === undefined
          ? 'Do not pay it.'
          : `It is in the batch “${batch}”: stop the payment of ${money(net)} at the bank. If the bank has paid it, take back what is available with adjust.`
      }`,
  );
  return [
    `Reversed: ${data.userName} no longer has the plan ${data.planDetails.title} (${money(data.amount)}).`,
    ...rejected,
  ].join('\n');
}

/** Records that the bank returned a payout; `utr` is the bank reference of the return. */
export async function returnPayout(
  client: AdminClient,
  id: string,
  { reason, utr }: { reason: string; utr?: string },
): Promise<string> {
  const act = { _id: id, reason, ...(utr !== undefined && { utr }) };
  const { data } = await client.call('adminReturnPayout', act);
  return `Returned: ${money(data.net)} came back, ${money(data.amount)} is available to ${data.userName} again, who sees the reason “${data.reason}”.`;
}

/** Replaces the bank reference of a payout. */
export async function correctReference(
  client: AdminClient,
  id: string,
  { utr }: { utr: string },
): Promise<string> {
  const { data } = await client.call('adminCorrectReference', { _id: id, utr });
  return `The payout of ${money(data.net)} to ${data.userName} has the bank reference ${data.utr} now, which its user sees.`;
}

/** Forfeits batch after batch, until nothing is left. */
export async function forfeitLocked(client: AdminClient): Promise<string> {
  let plans = 0;
  let amount = 0;
  for (;;) {
    const { data } = await client.call('adminForfeitLocked', {}).catch((error: unknown) => {
      if (plans === 0 || !(error instanceof UserError)) throw error;
      throw new UserError(
        `${error.message} Until then ${money(amount)} of ${plans} ended plans were forfeited. Run it again for the others.`,
        error.code,
      );
    });
    if (data.plans === 0) return `Forfeited: ${money(amount)} of ${plans} ended plans.`;
    plans += data.plans;
    amount += data.amount;
  }
}

export async function reviewWithdrawal(client: AdminClient, id: string): Promise<string> {
  const { data } = await client.call('adminReviewWithdrawal', { _id: id });
  return `Reviewed by ${data.reviewedBy}: ${money(data.net)} to ${data.userName}. Someone else can pay it now.`;
}
