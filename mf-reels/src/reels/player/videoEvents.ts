import type { Cue } from './captions';
import type { PlayerEvent } from './player';

/** Events of the reel on screen. */
export interface VideoEvents {
  onPlayer: (event: PlayerEvent) => void;
  /** Played share of the reel, 0 to 1. */
  onProgress: (share: number) => void;
  /** The next reel should be buffered now. */
  onNextDue: () => void;
  onCue: (cue: Cue | null) => void;
  onSoundRefused: () => void;
}
