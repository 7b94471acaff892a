import { REEL_PAGE_SIZE } from '@reelrupee/contract/constants';
import { useActionQuery } from '@reelrupee/platform';
import { extend, type FeedExtent } from './feedExtent';
import type { Opening } from './opening';
import { factsOf, pageOf, type ReelsPage, type ReelsReply } from './page';

/** A reel stays the same all day, so a swipe back asks for nothing. */
const FRESH_MS = 5 * 60_000;

/** Whose feed it is. */
export interface FeedOwner {
  userId: string;
  planId: string;
}

interface Place {
  /** The slot on screen. */
  current: number;
  /** The last slot that may be asked for. */
  reached: number;
  extent: FeedExtent;
  setExtent: (extent: FeedExtent) => void;
  /** Pages that came before the feed was drawn, by slot. */
  known: Opening['known'] | undefined;
  /** The first reel plays: what lies behind the viewer may be asked for too. */
  hasBegun: boolean;
}

/** What the slot on screen and its neighbours have to show, by index; widens the feed as pages come. */
export function useReelPages(
  owner: FeedOwner,
  { current, reached, extent, setExtent, known: opened, hasBegun }: Place,
): Map<number, ReelsPage> {
  const last = extent.reels === null ? reached : Math.min(reached, extent.reels - 1);
  const here = usePage(owner, current, last, opened);
  const behind = hasBegun || !mayPlay(here) ? last : -1;
  const answers = [
    { index: current - 1, answer: usePage(owner, current - 1, behind, opened) },
    { index: current, answer: here },
    { index: current + 1, answer: usePage(owner, current + 1, last, opened) },
  ].filter(({ index }) => index >= 0);

  const known = answers.reduce((soFar, { index, answer }) => {
    const facts = factsOf(answer, index);
    return facts ? extend(soFar, facts) : soFar;
  }, extent);
  if (known !== extent) setExtent(known);

  return new Map(
    answers.map(({ index, answer }) => [index, isBehindLast(index, known) ? END : pageOf(answer)]),
  );
}

/** Whether there is a reel that has yet to play, or may still come. */
function mayPlay(answer: ReelsReply): boolean {
  const { kind } = pageOf(answer);
  return kind === 'reel' || kind === 'loading';
}

const END: ReelsPage = { kind: 'end' };

function isBehindLast(index: number, { reels }: FeedExtent): boolean {
  return reels !== null && index >= reels;
}

function usePage(owner: FeedOwner, index: number, last: number, known?: Opening['known']): ReelsReply {
  return useActionQuery(
    'getReelsByUserPlan',
    { ...owner, skip: Math.max(index, 0) * REEL_PAGE_SIZE, limit: REEL_PAGE_SIZE },
    { enabled: index >= 0 && index <= last, freshMs: FRESH_MS, known: known?.get(index) },
  );
}
