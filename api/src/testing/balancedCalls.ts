import type { ActionName, ActionPayload } from '@reelrupee/contract/actions';
import { newId } from '../ids';
import { type Reply, toForm } from './apiClient';

/** Servers that calls may be sent to; it changes while processes are replaced. */
export type LiveServers = readonly { url: string }[];

/** Calls one of the servers, and the next one if the first closes the connection, as nginx does. */
export async function balancedCall<Name extends ActionName>(
  live: LiveServers,
  name: Name,
  payload: ActionPayload<Name>,
  token = '',
): Promise<Reply<Name>> {
  const headers = { authorization: `Bearer ${token}`, 'x-request-id': newId() };
  for (const { url } of [...live].sort(() => Math.random() - 0.5)) {
    try {
      const response = await fetch(`${url}/${name}`, { method: 'POST', headers, body: toForm(payload) });
      return (await response.json()) as Reply<Name>;
    } catch {
      // A stopped server; the next one has the call.
    }
  }
  return { code: 0, msg: 'No server replied', data: null };
}
