import { useCallback, useState } from 'react';
import { useStoredFlag } from './useStoredFlag';

/** Where the choice of sound is kept. */
export const SOUND_KEY = 'reelrupee.feed.sound';

/** Reels begin muted; who turns the sound on keeps it on, as far as the browser lets a page begin with sound. */
export function useSound() {
  const [chosen, choose] = useStoredFlag(SOUND_KEY, false);
  const [refused, setRefused] = useState(false);
  const muted = !chosen || refused;
  function toggle() {
    setRefused(false);
    choose(muted);
  }
  /** The browser played nothing with sound: muted until the viewer says otherwise. */
  const refuse = useCallback(() => setRefused(true), []);
  return { muted, toggle, refuse };
}
