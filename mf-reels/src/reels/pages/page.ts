import type { Reel } from '@reelrupee/contract/entities';
import { errorMessage, type ActionQuery } from '@reelrupee/platform';
import type { PageFacts } from './feedExtent';

/** One page of the feed as the provider gives it, or the error it had. */
export type ReelsReply = ActionQuery<'getReelsByUserPlan'>;

/** What a slot of the feed has to show. */
export type ReelsPage =
  | { kind: 'loading' }
  | { kind: 'error'; text: string; retry: () => void; retrying: boolean }
  | { kind: 'reel'; reel: Reel }
  | { kind: 'end' };

const TEXTS = {
  refused: 'This reel could not be loaded.',
  failed: 'This reel could not be loaded. Please check your network.',
};

/** What an answer gives a slot to show. */
export function pageOf(answer: ReelsReply): ReelsPage {
  if (answer.state === 'ready') {
    const [reel] = answer.reply.data;
    return reel ? { kind: 'reel', reel } : { kind: 'end' };
  }
  const text = answer.state === 'error' ? errorMessage(answer.error, TEXTS) : null;
  if (text === null) return { kind: 'loading' };
  return { kind: 'error', text, retry: answer.retry, retrying: answer.refreshing };
}

/** What the answer for a slot says about the extent of the feed; null before it has come. */
export function factsOf(answer: ReelsReply, index: number): PageFacts | null {
  if (answer.state !== 'ready') return null;
  return { index, hasReel: answer.reply.data.length > 0, hasMore: answer.reply.hasMore };
}
