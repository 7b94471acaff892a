import { useState } from 'react';
import type { Player } from './player';

/** Whether the feed's first reel has come as far as it will by itself: from then on other things may be fetched. */
export function useHasBegun({ wants, playback }: Player): boolean {
  const [hasBegun, setHasBegun] = useState(false);
  if (!hasBegun && (playback !== 'loading' || !wants)) setHasBegun(true);
  return hasBegun;
}
