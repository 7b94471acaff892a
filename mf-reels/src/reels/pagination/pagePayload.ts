import { REEL_PAGE_SIZE } from '@reelrupee/contract/constants';

/** The user and plan of a feed. */
export interface FeedOwner {
  userId: string;
  planId: string;
}

/** Payload of the call for the page at a slot of the feed; slots start at 0. */
export function pagePayload(owner: FeedOwner, slot: number) {
  return { ...owner, skip: slot * REEL_PAGE_SIZE, limit: REEL_PAGE_SIZE };
}
