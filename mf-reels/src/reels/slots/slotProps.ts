import type { UserPlan } from '@reelrupee/platform';
import type { FeedOwner } from '../pagination/pagePayload';
import type { Cue } from '../player/captions';
import type { PlayerView } from '../player/player';

/** State and actions that each slot of the feed gets. */
export interface SlotProps {
  owner: FeedOwner;
  /** Identifies what is reported of the reel on screen; null for the others. */
  watchKey: string | null;
  userPlan: UserPlan | null;
  /** Reels of the plan watched today. */
  watchedToday: number | undefined;
  /** Null unless the slot is on screen. */
  player: PlayerView | null;
  /** Reels play without sound. */
  muted: boolean;
  /** The current caption; null while captions are off. */
  cue: Cue | null;
  onToggle: () => void;
  onReplay: () => void;
  onRetry: () => void;
  onNext: () => void;
}
