/** The audit log's entries for a return to an earlier composition. */
import { isDeepStrictEqual } from 'node:util';
import type { Composition, RemoteSlot } from '@reelrupee/federation/composition/composition';
import type { Step } from './switch';

/**
 * An entry for each release that is taken back, or else for each package that changes, or else for the hosts; and one for
 * each canary that comes back. Pure.
 */
export function rollbackEntries(live: Composition, earlier: Composition, reason: string): Step['audit'] {
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
