import type { ActionBeside, ActionData, ActionName, ActionPayload } from '@reelrupee/contract/actions';
import { call as reply } from '../../api/src/testing/apiClient';

type Success<Name extends ActionName> = { data: ActionData<Name>; msg: string } & ActionBeside<Name>;

/** Calls the provider directly, to prepare a test; any reply but 200 is an error. */
export async function call<Name extends ActionName>(
  url: string,
  name: Name,
  payload: ActionPayload<Name>,
  token?: string,
): Promise<Success<Name>> {
  const answer = await reply(url, name, payload, token);
  if (answer.code !== 200) throw new Error(`${name} answered ${answer.code}: ${answer.msg}`);
  return answer as Success<Name>;
}
