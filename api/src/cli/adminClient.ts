import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import {
  type ActionBeside,
  type ActionData,
  type ActionName,
  type ActionPayload,
  actions,
} from '@reelrupee/contract/actions';
import type { Envelope } from '@reelrupee/contract/envelope';
import { connectionError, isBroken, isUnreached, noServer } from './connectionErrors';
import { explainReply } from './explainReply';
import { parsePrintable } from './printable';
import { reasonOf } from './reasonOf';
import { transfer, type TransferInit } from './transfer';
import { UserError } from '../userError';

export type AdminReply<Name extends ActionName> = Envelope<ActionData<Name>> & ActionBeside<Name>;

/** Calls actions of a running server; every reply other than 200 becomes a UserError with its message. */
export interface AdminClient {
  /** Address of the server. */
  readonly url: string;
  call<Name extends ActionName>(name: Name, payload: ActionPayload<Name>): Promise<AdminReply<Name>>;
  /** A call that sends or receives a file, however long it takes. */
  transfer(path: string, init?: TransferInit): Promise<IncomingMessage>;
}

/** A client of the server at `url`; `token` is requested by the first call. */
export function adminClient(url: string, token: () => Promise<string>): AdminClient {
  return {
    url,
    transfer: async (path, { headers = {}, body } = {}) => {
      const withToken = { ...headers, authorization: `Bearer ${await token()}` };
      const init = body ? { headers: withToken, body } : { headers: withToken };
      return transfer(`${url}/${path}`, init).catch((error: unknown) => {
        throw isUnreached(error) || isBroken(error)
          ? connectionError(url, error)
          : new UserError(`The transfer failed: ${reasonOf(error)}.`);
      });
    },
    call: async <Name extends ActionName>(name: Name, payload: ActionPayload<Name>) => {
      const body = Buffer.from(JSON.stringify(payload));
      const headers = {
        'content-type': 'application/json',
        'content-length': String(body.length),
        authorization: `Bearer ${await token()}`,
      };
      // The check of a large ledger takes longer than `fetch` waits.
      const response = await transfer(`${url}/${name}`, { headers, body: Readable.from([body]) }).catch(
        (error: unknown) => {
          throw connectionError(url, error);
        },
      );
      const reply = (await readReply(response, url, `${url}/${name}`)) as AdminReply<Name>;
      const { role = 'viewer' } = actions[name];
      if (reply.code !== 200) throw new UserError(explainReply(role, reply, url), reply.code);
      return reply;
    },
  };
}

/** Sends one request. Throws a UserError if the server is unreachable. */
export async function request(url: string, path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(`${url}/${path}`, init);
  } catch (error) {
    throw noServer(url, error);
  }
}

/** Parses a reply and makes its texts safe to print. Throws a UserError if it is cut, or not an envelope. */
export async function readEnvelope(response: Response): Promise<Envelope<unknown>> {
  const content = await response.text().catch((error: unknown) => {
    throw connectionError(new URL(response.url).origin, error);
  });
  return parseEnvelope(content, response.url, response.status);
}

/** As `readEnvelope`, for the reply of a transfer to `address`. */
export async function readReply(
  response: IncomingMessage,
  url: string,
  address = url,
): Promise<Envelope<unknown>> {
  const content = await text(response).catch((error: unknown) => {
    throw connectionError(url, error);
  });
  return parseEnvelope(content, address, response.statusCode ?? 0);
}

function parseEnvelope(content: string, url: string, status: number): Envelope<unknown> {
  const body = parsePrintable(content);
  if (isEnvelope(body)) return body;
  throw new UserError(`${url} is not a ReelRupee server (HTTP ${status}).`);
}

function isEnvelope(body: unknown): body is Envelope<unknown> {
  return typeof body === 'object' && body !== null && 'code' in body && 'msg' in body && 'data' in body;
}
