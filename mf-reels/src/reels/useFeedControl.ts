import { useDocumentVisible, useReducedMotion } from '@reelrupee/ui/core';
import type { RefObject } from 'react';
import type { FeedCommand } from './input/commands';
import { useFeedKeys } from './input/useFeedKeys';
import { useFeedWheel } from './input/useFeedWheel';
import { shouldPlay } from './player/player';
import { usePlayer } from './player/usePlayer';
import { useSound } from './player/useSound';
import { useStoredFlag } from './player/useStoredFlag';
import { useSlotScroll } from './slots/useSlotScroll';
import { useVisibleSlot } from './slots/useVisibleSlot';

/** The slot on screen, its player, and the commands of keys, wheel and buttons. */
export function useFeedControl(scroller: RefObject<HTMLElement | null>, slots: number, start: number) {
  const [captions, setCaptions] = useStoredFlag('reelrupee.feed.captions', true);
  const sound = useSound();
  const reducedMotion = useReducedMotion();
  const documentVisible = useDocumentVisible();
  const { index, isVisible } = useVisibleSlot(scroller, slots, start);
  const [player, send] = usePlayer(index, !reducedMotion);
  const scrollTo = useSlotScroll(scroller, start, reducedMotion);
  const commands: Record<FeedCommand, () => void> = {
    next: () => scrollTo(Math.min(index + 1, slots - 1)),
    previous: () => scrollTo(Math.max(index - 1, 0)),
    toggle: () => send({ kind: 'toggled' }),
    mute: sound.toggle,
    captions: () => setCaptions(!captions),
  };
  useFeedKeys((command) => commands[command]());
  useFeedWheel(scroller, (command) => commands[command]());
  const playing = isVisible && documentVisible && shouldPlay(player);
  return { slots, index, player, send, playing, scrollTo, captions, sound, commands };
}

export type FeedControl = ReturnType<typeof useFeedControl>;
