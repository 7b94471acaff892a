import { toForm } from '../../api/src/testing/apiClient';
import type { ActionBeside, ActionData, ActionName, ActionPayload } from '@reelrupee/contract/actions';

type Reply<Name extends ActionName> = { data: ActionData<Name>; msg: string } & ActionBeside<Name>;

/** Calls the provider directly, to prepare a test; any reply but 200 is an error. */
export async function call<Name extends ActionName>(
  url: string,
  name: Name,
  payload: ActionPayload<Name>,
  token?: string,
): Promise<Reply<Name>> {
  const response = await fetch(`${url}/${name}`, {
    method: 'POST',
    body: toForm(payload),
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  });
  const reply = (await response.json()) as Reply<Name> & { code: number };
  if (reply.code !== 200) throw new Error(`${name} answered ${reply.code}: ${reply.msg}`);
  return reply;
}
