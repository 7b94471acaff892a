import type { ActionBeside, ActionData, ActionName, ActionPayload } from '@reelrupee/contract/actions';
import type { Envelope } from '@reelrupee/contract/envelope';
import { parsePrintable } from './printable';
import { UserError } from '../userError';

export type AdminReply<Name extends ActionName> = Envelope<ActionData<Name>> & ActionBeside<Name>;

/** Calls actions of a running server; every reply other than 200 becomes a UserError with its message. */
export interface AdminClient {
  call<Name extends ActionName>(name: Name, payload: ActionPayload<Name>): Promise<AdminReply<Name>>;
  /** A call that sends or receives a stream. */
  stream(path: string, init: RequestInit): Promise<Response>;
}

/** A client of the server at `url`; `token` is requested by the first call. */
export function adminClient(url: string, token: () => Promise<string>): AdminClient {
  const stream = async (path: string, init: RequestInit) =>
    request(url, path, { ...init, headers: { ...init.headers, authorization: `Bearer ${await token()}` } });
  return {
    stream,
    call: async <Name extends ActionName>(name: Name, payload: ActionPayload<Name>) => {
      const response = await stream(name, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(payload),
      });
      const reply = (await readEnvelope(response)) as AdminReply<Name>;
      if (reply.code !== 200) throw new UserError(reply.msg, reply.code);
      return reply;
    },
  };
}

/** Sends one request. Throws a UserError if the server is unreachable. */
export async function request(url: string, path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(`${url}/${path}`, init);
  } catch {
    throw new UserError(`No server responds at ${url}. Start it with npm start, or set REELRUPEE_URL.`);
  }
}

/** Parses a reply and makes its texts safe to print. Throws a UserError if it is not an envelope. */
export async function readEnvelope(response: Response): Promise<Envelope<unknown>> {
  const body = parsePrintable(await response.text());
  if (isEnvelope(body)) return body;
  throw new UserError(`${response.url} is not a ReelRupee server (HTTP ${response.status}).`);
}

function isEnvelope(body: unknown): body is Envelope<unknown> {
  return typeof body === 'object' && body !== null && 'code' in body && 'msg' in body && 'data' in body;
}
