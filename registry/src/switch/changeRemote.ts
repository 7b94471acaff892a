/** The changes of one remote's releases that the workspace's command and the registry's service carry out. */
import { remoteManifest } from '../store/findManifest';
import type { Store } from '../store/store';
import { promoteRemote, switchToRelease } from './releaseRemote';
import { removeRemote } from './removeRemote';
import { rollBackRemote } from './rollBackRemote';
import type { Switched, SwitchOptions } from './switch';

/** A change of a remote, by published releases only. */
export type RemoteChange =
  | { action: 'release'; remote: string; release: string }
  | { action: 'canary'; remote: string; release: string; percent: number | 'ramp' }
  | { action: 'promote'; remote: string }
  | { action: 'rollback'; remote: string; reason: string }
  | { action: 'remove'; remote: string; reason: string };

/** Carries out a change. Throws a UserError for a release that is not published, or one that the check refuses. */
export async function changeRemote(
  store: Store,
  change: RemoteChange,
  options: SwitchOptions = {},
): Promise<Switched> {
  const { remote } = change;
  switch (change.action) {
    case 'release':
    case 'canary': {
      const manifest = await remoteManifest(store, remote, change.release);
      return switchToRelease(
        store,
        manifest,
        change.action === 'canary' ? change.percent : undefined,
        options,
      );
    }
    case 'promote':
      return promoteRemote(store, remote, options);
    case 'rollback':
      return rollBackRemote(store, remote, change.reason, options);
    case 'remove':
      return removeRemote(store, remote, change.reason, options);
  }
}
