/** What the current video element does. */
export type Playback = 'loading' | 'playing' | 'ended' | 'failed';

/** The reel on screen: what the viewer wants of it, and what it does. */
export interface Player {
  /** False after a tap, or where nothing may play by itself. */
  wants: boolean;
  playback: Playback;
  /** How often its source was asked for again. */
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

/** A reel that has just come on screen. */
export function initialPlayer(autoplay: boolean): Player {
  return { wants: autoplay, playback: 'loading', attempt: 0 };
}

/** The player after an event. */
export function nextPlayer(player: Player, event: PlayerEvent): Player {
  switch (event.kind) {
    case 'toggled':
      return player.playback === 'ended' ? replayed(player) : { ...player, wants: !player.wants };
    case 'autoplay-refused':
      return { ...player, wants: false };
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
  return { ...player, wants: true, playback: 'loading' };
}

/** Times that a failed reel is asked for again before anybody is told. */
export const SILENT_RETRIES = 2;

export type PlayerView = 'buffering' | 'playing' | 'paused' | 'ended' | 'failed';

/** What the viewer sees of it. */
export function viewOf({ wants, playback, attempt }: Player): PlayerView {
  if (playback === 'failed') return attempt < SILENT_RETRIES ? 'buffering' : 'failed';
  if (playback === 'ended') return 'ended';
  if (!wants) return 'paused';
  return playback === 'playing' ? 'playing' : 'buffering';
}

/** Whether the video element is to play. */
export function shouldPlay({ wants, playback }: Player): boolean {
  return wants && playback !== 'ended' && playback !== 'failed';
}
