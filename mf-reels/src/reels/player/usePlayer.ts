import { useCallback, useEffect, useReducer } from 'react';
import { nextPlayer, initialPlayer, SILENT_RETRIES, type Player, type PlayerEvent } from './player';

const RETRY_AFTER_MS = 1500;

interface SlotPlayer {
  index: number;
  player: Player;
}

type SlotEvent =
  | { kind: 'opened'; index: number; autoplay: boolean }
  | { kind: 'event'; index: number; event: PlayerEvent };

/** Each slot starts with a new player when it comes on screen; late events of other slots are ignored. */
function reduce(state: SlotPlayer, action: SlotEvent): SlotPlayer {
  if (action.kind === 'opened') return { index: action.index, player: initialPlayer(action.autoplay) };
  if (action.index !== state.index) return state;
  return { ...state, player: nextPlayer(state.player, action.event) };
}

/** The player of the slot on screen, which retries failed loads automatically. */
export function usePlayer(index: number, autoplay: boolean) {
  const [state, dispatch] = useReducer(reduce, { index, player: initialPlayer(autoplay) });
  if (state.index !== index) dispatch({ kind: 'opened', index, autoplay });
  const send = useCallback((event: PlayerEvent) => dispatch({ kind: 'event', index, event }), [index]);

  const hasFailed = state.player.playback === 'failed';
  const silent = state.player.attempt < SILENT_RETRIES;
  useEffect(() => {
    if (!hasFailed) return;
    const retry = () => send({ kind: 'retried' });
    const timer = silent ? setTimeout(retry, RETRY_AFTER_MS) : undefined;
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [hasFailed, silent, send]);
  return [state.player, send] as const;
}
