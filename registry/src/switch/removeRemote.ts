import type { Store } from '../store/store';
import { UserError } from '../userError';
import { requireLive, switchLive, type Switched, type SwitchOptions } from './switch';

/** Takes a remote out of the composition. Its routes are not found from then on. */
export function removeRemote(
  store: Store,
  name: string,
  reason: string,
  options: SwitchOptions = {},
): Promise<Switched> {
  return switchLive(
    store,
    (now) => {
      const live = requireLive(now);
      const { [name]: removed, ...remotes } = live.remotes;
      if (!removed) throw new UserError(`${name} is not live.`, 'See what is: npm run releases');
      const audit = { action: 'remove' as const, name, release: removed.current.id, reason };
      return { next: { ...live, remotes }, audit: [audit] };
    },
    options,
  );
}
