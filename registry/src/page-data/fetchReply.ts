/** Public calls of the provider, as a visitor's browser makes them. */
import type { PageReply } from '@reelrupee/federation/composition/pageData';
import { z } from 'zod';

/** A provider that takes longer is asked again later. */
const TIMEOUT_MS = 5000;

/** In bytes. A longer reply would make the page slower than the call that it saves. */
const LONGEST_REPLY = 32 * 1024;

const reply = z.looseObject({ code: z.literal(200) });

/** A reply for a page, or the reason why there is none. */
export type FetchedReply = { reply: PageReply['reply'] } | { problem: string };

export type FetchReply = (call: Omit<PageReply, 'reply'>) => Promise<FetchedReply>;

/** Calls the provider at an origin without a slash at its end. Never rejects. */
export function fetchReplyFrom(api: string): FetchReply {
  return async ({ action, payload }) => {
    const body = new FormData();
    for (const [field, value] of Object.entries(payload)) body.set(field, String(value));
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(`${api}/${action}`, { method: 'POST', body, signal });
      const text = await readUpTo(LONGEST_REPLY, response);
      if (text === null) return { problem: `The reply to ${action} is too long for a page.` };
      return readReply(action, text);
    } catch {
      return { problem: `The provider at ${api} does not answer ${action}.` };
    }
  };
}

/** The text of a response; null once it has more bytes than the limit, and the rest is not received. */
async function readUpTo(limit: number, response: Response): Promise<string | null> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop cancels the body.
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > limit) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function readReply(action: string, text: string): FetchedReply {
  const { success, data } = reply.safeParse(parse(text));
  return success ? { reply: data } : { problem: `The provider refuses ${action}.` };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
