/** Makes an earlier composition live again: the shell and all remotes at once. */
import { isDeepStrictEqual } from 'node:util';
import type { Composition, RemoteSlot } from '@reelrupee/federation/composition/composition';
import { namedReleases } from '../store/retention';
import type { Store } from '../store/store';
import { UserError } from '../userError';
import { requireLive, switchLive, type Step, type Switched, type SwitchOptions } from './switch';

/**
 * Goes back to a composition by its id. It passed the contract check when it went live, and releases never change, so
 * later releases cannot prevent it. Throws a UserError when it was never live, or is too old.
 */
export function rollBackTo(
  store: Store,
  id: string,
  reason: string,
  options: SwitchOptions = {},
): Promise<Switched> {
  return switchLive(
    store,
    async (live) => {
      const earlier = await findEarlier(store, requireLive(live), id);
      const { id: _, ...next } = earlier;
      return { next, audit: rollbackEntries(requireLive(live), earlier, reason), isChecked: true };
    },
    options,
  );
}

async function findEarlier(store: Store, live: Composition, id: string): Promise<Composition> {
  const wasLive = (await store.history()).some(({ composition }) => composition === id);
  const earlier = wasLive ? await store.findComposition(id) : undefined;
  if (!earlier)
    throw new UserError(`No composition ${id} was ever live.`, 'See those that were: npm run releases');
  if (id === live.id)
    throw new UserError(`Composition ${id} is live.`, 'See those before it: npm run releases');
  const missing = [];
  for (const ref of namedReleases(earlier)) {
    if (!(await store.findRelease(ref))) missing.push(`${ref.name} ${ref.id}`);
  }
  if (missing.length === 0) return earlier;
  throw new UserError(
    `Composition ${id} needs releases that are no longer kept: ${missing.join(', ')}.`,
    'Releases are kept for 90 days after they were last live. Choose a later composition: npm run releases',
  );
}

/**
 * An entry for each release that is taken back, or else for each package that changes, or else for the hosts; and one for
 * each canary that comes back. Pure.
 */
function rollbackEntries(live: Composition, earlier: Composition, reason: string): Step['audit'] {
  const names = new Set([...Object.keys(live.remotes), ...Object.keys(earlier.remotes)]);
  const entries = [
    ...shellEntry(live.shell, earlier.shell, reason),
    ...[...names].flatMap((name) => remoteEntry(name, live.remotes[name], earlier.remotes[name], reason)),
  ];
  if (entries.length > 0) return entries;
  return [{ action: 'config', name: 'shell', release: earlier.shell.release, reason }];
}

function shellEntry(
  { release: from }: Composition['shell'],
  { release }: Composition['shell'],
  reason: string,
): Step['audit'] {
  if (release === from) return [];
  return [{ action: 'rollback', name: 'shell', release, from, withdrawn: from, reason }];
}

function remoteEntry(
  name: string,
  live: RemoteSlot | undefined,
  earlier: RemoteSlot | undefined,
  reason: string,
): Step['audit'] {
  if (isDeepStrictEqual(live, earlier)) return [];
  if (!earlier) return live ? [{ action: 'remove', name, release: live.current.id, reason }] : [];
  const { current, canary } = earlier;
  const roles = [current.id, canary?.release.id];
  const entry = {
    action: 'rollback' as const,
    name,
    release: current.id,
    ...(live && { from: live.current.id }),
    reason,
  };
  const takenBack = [live?.canary?.release.id, live?.current.id].flatMap((id) =>
    id !== undefined && !roles.includes(id) ? [{ ...entry, withdrawn: id }] : [],
  );
  const comesBack = canary && !isDeepStrictEqual(live?.canary, canary);
  return [
    ...(takenBack.length > 0 ? takenBack : [entry]),
    ...(comesBack
      ? [{ action: 'canary' as const, name, release: canary.release.id, percent: canary.percent, reason }]
      : []),
  ];
}
