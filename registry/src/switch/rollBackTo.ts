/** Makes an earlier composition live again: the shell and all remotes at once. */
import type { Composition } from '@reelrupee/federation/composition/composition';
import { appliedConfig } from '../store/appliedConfig';
import { hostsOf } from '../store/configChange';
import { namedReleases } from '../store/retention';
import type { Store, SwitchRecord } from '../store/store';
import { UserError } from '../userError';
import { rollbackEntries } from './rollbackEntries';
import {
  requireLive,
  sealComposition,
  switchLive,
  type Content,
  type Switched,
  type SwitchOptions,
} from './switch';

/**
 * Goes back to a composition by its id. It passed the contract check when it went live, and releases never change, so
 * later releases cannot prevent it. It keeps the settings that were applied last: where they differ, it has another id.
 * Throws a UserError when it was never live, is too old, or differs from the live one in its settings only.
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
      const next = withAppliedConfig(earlier, await store.history());
      const { id: nextId } = sealComposition(next);
      if (nextId === live?.id) throw onlySettings(store, id);
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

/** The composition with the hosts of the settings applied last: a host or preview origin that was given up stays away. */
function withAppliedConfig(earlier: Composition, history: SwitchRecord[]): Content {
  const applied = appliedConfig(history);
  const hosts = applied && hostsOf(applied);
  if (!hosts || hosts.config === earlier.config) return earlier;
  const { shell, remotes } = earlier;
  return { ...hosts, shell, remotes };
}

function onlySettings({ configFile }: Store, id: string): UserError {
  return new UserError(
    `Composition ${id} has the releases that are live; only its settings differ, which a rollback keeps.`,
    configFile
      ? `Edit ${configFile} and apply it: npm run release -- --config`
      : 'Apply a file with the settings that you want: npm run release -- --config FILE',
  );
}
