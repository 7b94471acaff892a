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
  /** `release`: the canary that is meant; by default the one that is out. */
  | { action: 'promote'; remote: string; release?: string | undefined }
  /** `release`: the one to take back; by default the canary, else the live one. */
  | { action: 'rollback'; remote: string; reason: string; release?: string | undefined }
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
      return promoteRemote(store, remote, { ...options, release: change.release });
    case 'rollback':
      return rollBackRemote(store, remote, change.reason, { ...options, release: change.release });
    case 'remove':
      return removeRemote(store, remote, change.reason, options);
  }
}
