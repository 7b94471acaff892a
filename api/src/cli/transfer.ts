import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface TransferInit {
  headers?: Record<string, string>;
  /** The file to send. */
  body?: Readable;
}

/**
 * Posts a file, or an empty body, and resolves when the reply begins. Without time limits, unlike `fetch`, which gives
 * up after five minutes of silence: a large restore is silent for longer.
 */
export function transfer(url: string, { headers = {}, body }: TransferInit): Promise<IncomingMessage> {
  const send = url.startsWith('https:') ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const call = send(url, { method: 'POST', headers }, resolve);
    call.once('error', reject);
    if (body) pipeline(body, call).catch(reject);
    else call.end();
  });
}
