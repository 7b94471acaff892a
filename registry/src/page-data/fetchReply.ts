/** Public calls of the provider, as a visitor's browser makes them. */
import type { PageReply } from '@reelrupee/federation/composition/pageData';
import { z } from 'zod';

/** A provider that takes longer is asked again later. */
const TIMEOUT_MS = 5000;

/** A longer reply would make the page slower than the call that it saves. */
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
      return readReply(action, await response.text());
    } catch {
      return { problem: `The provider at ${api} does not answer ${action}.` };
    }
  };
}

function readReply(action: string, text: string): FetchedReply {
  if (text.length > LONGEST_REPLY) return { problem: `The reply to ${action} is too long for a page.` };
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
