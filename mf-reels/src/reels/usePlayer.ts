import { useCallback, useEffect, useReducer } from 'react';
import { nextPlayer, openedPlayer, SILENT_RETRIES, type Player, type PlayerEvent } from './player';

const RETRY_AFTER_MS = 1500;

interface SlotPlayer {
  index: number;
  player: Player;
}

interface SlotEvent {
  index: number;
  autoplay: boolean;
  event: PlayerEvent;
}

/** Every slot begins with a player of its own as soon as it is the one on screen. */
function reduce(state: SlotPlayer, { index, autoplay, event }: SlotEvent): SlotPlayer {
  return { index, player: nextPlayer(playerOf(state, index, autoplay), event) };
}

function playerOf(state: SlotPlayer, index: number, autoplay: boolean): Player {
  return state.index === index ? state.player : openedPlayer(autoplay);
}

/** The player of the slot on screen; it asks again by itself for what the network failed to bring. */
export function usePlayer(index: number, autoplay: boolean) {
  const [state, dispatch] = useReducer(reduce, { index, player: openedPlayer(autoplay) });
  const player = playerOf(state, index, autoplay);
  const send = useCallback((event: PlayerEvent) => dispatch({ index, autoplay, event }), [index, autoplay]);
  const hasFailed = player.playback === 'failed';
  const silent = player.attempt < SILENT_RETRIES;
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
  return [player, send] as const;
}
