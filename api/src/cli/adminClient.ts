import type { ActionBeside, ActionData, ActionName, ActionPayload } from '@reelrupee/contract/actions';
import type { Envelope } from '@reelrupee/contract/envelope';
import { CliError } from './cliError';

export type AdminReply<Name extends ActionName> = Envelope<ActionData<Name>> & ActionBeside<Name>;

/** Calls actions of a running server; every reply that is not 200 becomes a CliError with its message. */
export interface AdminClient {
  call<Name extends ActionName>(name: Name, payload: ActionPayload<Name>): Promise<AdminReply<Name>>;
  /** A call whose body or reply is a stream. */
  stream(path: string, init: RequestInit): Promise<Response>;
}

/** A client of the server at `url`. `token` is asked for when the first call needs it. */
export function adminClient(url: string, token: () => Promise<string>): AdminClient {
  const stream = async (path: string, init: RequestInit) =>
    reach(url, path, { ...init, headers: { ...init.headers, authorization: `Bearer ${await token()}` } });
  return {
    stream,
    call: async <Name extends ActionName>(name: Name, payload: ActionPayload<Name>) => {
      const response = await stream(name, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(payload),
      });
      const reply = (await readEnvelope(response)) as AdminReply<Name>;
      if (reply.code !== 200) throw new CliError(reply.msg, reply.code);
      return reply;
    },
  };
}

/** One request to the server, with a plain sentence when nobody answers. */
export async function reach(url: string, path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(`${url}/${path}`, init);
  } catch {
    throw new CliError(`No server answers at ${url}. Start it with npm start, or set REELRUPEE_URL.`);
  }
}

/** The envelope of a reply. */
export async function readEnvelope(response: Response): Promise<Envelope<unknown>> {
  const body: unknown = await response.json().catch(() => null);
  if (isEnvelope(body)) return body;
  throw new CliError(`${response.url} is not a ReelRupee server (HTTP ${response.status}).`);
}

function isEnvelope(body: unknown): body is Envelope<unknown> {
  return typeof body === 'object' && body !== null && 'code' in body && 'msg' in body && 'data' in body;
}
