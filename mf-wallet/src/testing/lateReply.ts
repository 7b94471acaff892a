/** A provider's replies to the calls of rendered screens, given when a test chooses. */
import { publishPreloadedQueries, type PreloadedQuery } from '@reelrupee/platform/preloadedQuery';
import { act } from '@testing-library/react';

type Reply = Awaited<PreloadedQuery['result']>;

export const NO_REPLY: Reply = { kind: 'none', reason: 'unreachable' };

/** A reply of success. */
export function replyOf(data: unknown): Reply {
  return { kind: 'response', status: 200, body: { code: 200, data, msg: '' } };
}

/** A reply that refuses the call. */
export function refusal(code: number, msg: string): Reply {
  return { kind: 'response', status: 200, body: { code, data: null, msg } };
}

/** Takes the next call of this action with this payload, of a visitor by default; the returned function gives the reply to it. */
export function replyLater(
  name: string,
  payload: object,
  token: string | null = null,
): (reply: Reply) => Promise<void> {
  let resolve: (reply: Reply) => void = () => undefined;
  const result = new Promise<Reply>((resolveResult) => {
    resolve = resolveResult;
  });
  const call = { name, payload, token, result, abort: () => undefined };
  publishPreloadedQueries([...(window.reelrupeePreloadedQueries ?? []), call]);
  return (reply) => act(async () => resolve(reply));
}

/** True once every such call was made. */
export function areCallsMade(): boolean {
  return window.reelrupeePreloadedQueries?.length === 0;
}

/** Removes the replies to calls that were not made. */
export function forgetReplies(): void {
  publishPreloadedQueries([]);
}
