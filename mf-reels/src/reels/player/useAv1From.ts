import { useEffect, useState } from 'react';
import { AV1_FLAG, firstAv1Slot } from './av1';
import { useStoredFlag } from './useStoredFlag';

/**
 * The first slot that plays in AV1; infinite on devices that play H.264. A device is examined once, at the end of a
 * reel (`nextIsDue`), so that no reel waits for it.
 */
export function useAv1From(current: number, nextIsDue: boolean): number {
  const [isAv1, , isKnown] = useStoredFlag(AV1_FLAG, false);
  const [decodes, setDecodes] = useState(false);
  const [from, setFrom] = useState(isAv1 ? 0 : Infinity);
  if (decodes && from === Infinity) setFrom(firstAv1Slot(current));

  useEffect(() => {
    if (isKnown || !nextIsDue) return;
    import(/* webpackChunkName: "after-reel" */ './rememberAv1')
      .then(({ rememberAv1 }) => rememberAv1())
      .then(setDecodes)
      // Without the file the device is examined after another reel.
      .catch(() => undefined);
  }, [isKnown, nextIsDue]);
  return from;
}
