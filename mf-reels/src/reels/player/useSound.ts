import { useCallback, useState } from 'react';
import { useStoredFlag } from './useStoredFlag';

/** The localStorage key of the sound setting. */
export const SOUND_KEY = 'reelrupee.feed.sound';

/**
 * The sound setting: muted by default, remembered on this device, and overridden while the browser blocks sound. Before
 * the viewer’s first choice, `isChosen` is false.
 */
export function useSound() {
  const [soundOn, setSoundOn, isChosen] = useStoredFlag(SOUND_KEY, false);
  const [blocked, setBlocked] = useState(false);
  const muted = !soundOn || blocked;
  function toggle() {
    setBlocked(false);
    setSoundOn(muted);
  }
  /** The browser has blocked sound: stays muted until the viewer unmutes. */
  const refuse = useCallback(() => setBlocked(true), []);
  return { muted, toggle, refuse, isChosen };
}
