import { errorMessage, type ActionQuery, type Reel } from '@reelrupee/platform';
import type { PageFacts } from './feedExtent';
import { isRetryable } from '../reports/reporter';
import { t } from '../../texts/texts';

/** The query for one page of the feed. */
export type ReelsQuery = ActionQuery<'getReelsByUserPlan'>;

/** The content of one slot of the feed. */
export type ReelsPage =
  | { kind: 'loading' }
  /** `retry` is null where the provider would refuse again, as for a plan that has ended. */
  | { kind: 'error'; text: string; retry: (() => void) | null; retrying: boolean }
  | { kind: 'reel'; reel: Reel }
  | { kind: 'end' };

const errorTexts = () => ({
  refused: t('This reel could not be loaded.'),
  failed: t('This reel could not be loaded.'),
  unreachable: t('This reel could not be loaded. Please check your network.'),
});

/** The content that a query gives a slot. */
export function toReelsPage(query: ReelsQuery): ReelsPage {
  if (query.state === 'ready') {
    const { data, hasMore } = query.reply;
    const [reel] = data;
    if (reel) return { kind: 'reel', reel };
    if (!hasMore) return { kind: 'end' };
    // The reel of this page could not be used, but there are more behind it.
    return { kind: 'error', text: errorTexts().failed, retry: query.retry, retrying: query.refreshing };
  }
  const text = query.state === 'error' ? errorMessage(query.error, errorTexts()) : null;
  if (query.state === 'loading' || text === null) return { kind: 'loading' };
  const retry = isRetryable(query.error) ? query.retry : null;
  return { kind: 'error', text, retry, retrying: query.refreshing };
}

/** The facts of a slot’s page; null until it is loaded. */
export function toPageFacts(query: ReelsQuery, index: number): PageFacts | null {
  if (query.state !== 'ready') return null;
  const { data, hasMore } = query.reply;
  return { index, hasReel: data.length > 0 || hasMore, hasMore };
}
