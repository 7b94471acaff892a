import type { ActionPayload } from '@reelrupee/contract/actions';
import { call, mustCall } from './apiClient';
import { addedAdministrator, type AdminApi } from './addedAdministrator';
import type { Person } from './people';

type User = Pick<Person, 'userId'>;
type Terms = Partial<ActionPayload<'adminProposeAdjustment'>>;

/** Proposes to give a user ₹12.50, if the terms say nothing else; gives the whole reply. */
export function propose(api: AdminApi, { userId }: User, terms: Terms, token: string) {
  const standard = {
    user: userId,
    amount: 12.5,
    reason: 'missingCredit',
    note: 'Reel of the outage',
  } as const;
  return call(api.url, 'adminProposeAdjustment', { ...standard, ...terms }, token);
}

/** Confirms or declines an adjustment; gives the whole reply. */
export function decide(
  api: AdminApi,
  _id: string,
  token: string,
  decision: 'confirm' | 'decline' = 'confirm',
  reason = 'Not ours',
) {
  return call(api.url, 'adminDecideAdjustment', { _id, decision, reason }, token);
}

/** A proposal by a maker; gives its id. */
export async function newProposal(api: AdminApi, person: User, terms: Terms = {}): Promise<string> {
  const { token } = await addedAdministrator(api, 'maker');
  const { data } = await propose(api, person, terms, token);
  return data?._id ?? '';
}

/** Takes rupees back from a user that were credited in error, or gives some; by two people. */
export async function adjust(api: AdminApi, person: User, amount: number, note: string): Promise<string> {
  const reason = amount < 0 ? 'creditedInError' : 'goodwill';
  const _id = await newProposal(api, person, { amount, reason, note });
  await mustCall(api.url, 'adminDecideAdjustment', { _id, decision: 'confirm' }, api.admin.token);
  return _id;
}
