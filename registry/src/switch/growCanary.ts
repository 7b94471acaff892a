import { isRamped } from '../store/auditLog';
import type { Store } from '../store/store';
import { UserError } from '../userError';
import { requireCanary } from './requireCanary';
import { step } from './step';
import { requireLive, switchLive, type Switched } from './switch';

/**
 * Gives a canary to more browsers automatically; at 100 % it becomes the release for everyone. Throws a UserError when
 * it is no longer the canary, or an operator has ended its growth meanwhile.
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
    (now, audit) => {
      const live = requireLive(now);
      const release = requireCanary(live, name, canary);
      if (!isRamped(audit, name))
        throw new UserError(`${name} ${canary} no longer grows.`, 'See what is live: npm run releases');
      // Another watch was faster.
      if (percent <= (live.remotes[name]?.canary?.percent ?? 0)) return { next: live, audit: [] };
      if (percent >= 100) return step(live, name, { kind: 'promote' }, { reason });
      const noted = { release: canary, ramp: true, reason };
      return step(live, name, { kind: 'canary', release, percent }, noted);
    },
    { by: 'auto' },
  );
}
