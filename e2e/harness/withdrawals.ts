/** Withdrawals and their decisions, made by calls of the provider, without the screens. */
import type { SignedInUser, Withdrawal } from '@reelrupee/contract/entities';
import { mustCall } from '../../api/src/testing/apiClient';
import type { TestApi } from '../../api/src/testing/startTestApi';

export type Decision = { decision: 'pay'; utr: string } | { decision: 'reject'; reason: string };

/** Requests a withdrawal of a number of rupees, decided at once if a decision is given. */
export async function withdraw(
  api: TestApi,
  { _id: userId, token }: SignedInUser,
  amount: number,
  decision?: Decision,
): Promise<Withdrawal> {
  const withdrawal = await mustCall(api.url, 'withdrawRequest', { userId, amount }, token);
  if (decision) await decideWithdrawal(api, withdrawal._id, decision);
  return withdrawal;
}

/** Decides a withdrawal as the administrator. */
export async function decideWithdrawal(api: TestApi, _id: string, decision: Decision): Promise<void> {
  await mustCall(api.url, 'adminDecideWithdrawal', { _id, ...decision }, api.admin.token);
}
