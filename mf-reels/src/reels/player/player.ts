/** The state of the current video element. */
export type Playback = 'loading' | 'playing' | 'ended' | 'failed';

/** The player of the reel on screen: the viewer’s intent and the video’s state. */
export interface Player {
  /** False after a tap to pause, or where autoplay is blocked or unwanted. */
  wantsToPlay: boolean;
  playback: Playback;
  /** Number of times the source was loaded again. */
  attempt: number;
}

export type PlayerEvent =
  | { kind: 'toggled' }
  | { kind: 'autoplay-refused' }
  | { kind: 'replayed' }
  | { kind: 'retried' }
  | { kind: 'waiting' }
  | { kind: 'playing' }
  | { kind: 'ended' }
  | { kind: 'failed' };

/** The player of a reel that has just come on screen. */
export function initialPlayer(autoplay: boolean): Player {
  return { wantsToPlay: autoplay, playback: 'loading', attempt: 0 };
}

/** The player’s next state. */
export function nextPlayer(player: Player, event: PlayerEvent): Player {
  switch (event.kind) {
    case 'toggled':
      return player.playback === 'ended' ? replayed(player) : { ...player, wantsToPlay: !player.wantsToPlay };
    case 'autoplay-refused':
      return { ...player, wantsToPlay: false };
    case 'replayed':
      return replayed(player);
    case 'retried':
      return { ...player, playback: 'loading', attempt: player.attempt + 1 };
    case 'waiting':
      return { ...player, playback: 'loading' };
    case 'playing':
    case 'ended':
    case 'failed':
      return { ...player, playback: event.kind };
  }
}

function replayed(player: Player): Player {
  return { ...player, wantsToPlay: true, playback: 'loading' };
}

/** Retries of a failed reel before the viewer sees an error. */
export const SILENT_RETRIES = 2;

export type PlayerView = 'buffering' | 'playing' | 'paused' | 'ended' | 'failed';

/** The state that the viewer sees. */
export function viewOf({ wantsToPlay, playback, attempt }: Player): PlayerView {
  if (playback === 'failed') return attempt < SILENT_RETRIES ? 'buffering' : 'failed';
  if (playback === 'ended') return 'ended';
  if (!wantsToPlay) return 'paused';
  return playback === 'playing' ? 'playing' : 'buffering';
}

/** True if the video element should play. */
export function shouldPlay({ wantsToPlay, playback }: Player): boolean {
  return wantsToPlay && playback !== 'ended' && playback !== 'failed';
}
