import type { Composition, Release } from '@reelrupee/federation/composition/composition';
import { RefusedError } from '../refusedError';

/** The release of a canary. Throws a UserError when it is no longer the canary: the analysis does not apply to its successor. */
export function requireCanary(live: Composition, name: string, id: string): Release {
  const release = live.remotes[name]?.canary?.release;
  if (release?.id === id) return release;
  throw new RefusedError(
    409,
    `${name} ${id} is no longer a canary; nothing was changed.`,
    'See what is live: npm run releases',
  );
}
