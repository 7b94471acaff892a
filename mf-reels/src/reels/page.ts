import type { Reel } from '@reelrupee/contract/entities';
import { troubleText, type ActionQuery } from '@reelrupee/platform';
import type { PageFacts } from './feedExtent';

/** One page of the feed as the provider gives it, or the trouble it had. */
export type PageAnswer = ActionQuery<'getReelsByUserPlan'>;

/** What a slot of the feed has to show. */
export type Page =
  | { kind: 'loading' }
  | { kind: 'trouble'; text: string; retry: () => void; retrying: boolean }
  | { kind: 'reel'; reel: Reel }
  | { kind: 'end' };

const TEXTS = {
  refused: 'This reel could not be loaded.',
  failed: 'This reel could not be loaded. Please check your network.',
};

/** What an answer gives a slot to show. */
export function pageOf(answer: PageAnswer): Page {
  if (answer.state === 'ready') {
    const [reel] = answer.reply.data;
    return reel ? { kind: 'reel', reel } : { kind: 'end' };
  }
  const text = answer.state === 'trouble' ? troubleText(answer.trouble, TEXTS) : null;
  if (text === null) return { kind: 'loading' };
  return { kind: 'trouble', text, retry: answer.retry, retrying: answer.refreshing };
}

/** What the answer for a slot says about the extent of the feed; null before it has come. */
export function factsOf(answer: PageAnswer, index: number): PageFacts | null {
  if (answer.state !== 'ready') return null;
  return { index, hasReel: answer.reply.data.length > 0, hasMore: answer.reply.hasMore };
}
