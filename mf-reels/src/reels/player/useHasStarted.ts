import { useState } from 'react';
import type { Player } from './player';

/** True once the feed’s first reel plays, fails or waits for a tap: from then on other requests may start. */
export function useHasStarted({ wantsToPlay, playback }: Player): boolean {
  const [hasStarted, setHasBegun] = useState(false);
  if (!hasStarted && (playback !== 'loading' || !wantsToPlay)) setHasBegun(true);
  return hasStarted;
}
