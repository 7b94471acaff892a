import type { Store } from '../store/store';
import { requireCanary } from './requireCanary';
import { step } from './step';
import { requireLive, switchLive, type Switched } from './switch';

/**
 * Gives a canary to more browsers automatically; at 100 % it becomes the release for everyone. Throws a UserError when
 * it is no longer the canary.
 */
export function growCanary(
  store: Store,
  name: string,
  canary: string,
  percent: number,
  reason: string,
): Promise<Switched> {
  return switchLive(
    store,
    (live) => {
      const release = requireCanary(live, name, canary);
      return percent >= 100
        ? step(requireLive(live), name, { kind: 'promote' }, { reason })
        : step(
            requireLive(live),
            name,
            { kind: 'canary', release, percent },
            { release: canary, ramp: true, reason },
          );
    },
    { by: 'auto' },
  );
}
