import { readFileSync } from 'node:fs';
import { messageOf } from '../messageOf';
import { parseSiteConfig } from '../store/siteConfig';
import { UserError } from '../userError';
import { rollBackTo } from '../switch/rollBackTo';
import { releaseAll } from '../switch/releaseAll';
import { changeRemote } from '../switch/changeRemote';
import { releaseRemote } from '../switch/releaseRemote';
import { applyConfig, releaseShell, rollBackShell } from '../switch/releaseShell';
import type { Switched } from '../switch/switch';
import type { Store } from '../store/store';

/** The options of `npm run release`; at most one action among them. */
export interface ReleaseOptions {
  all?: true;
  config?: true | string;
  canary?: number | 'ramp';
  promote?: true;
  rollback?: true;
  to?: string;
  remove?: true;
  reason?: string;
  dryRun?: true;
  check: boolean;
  target?: string;
}

/**
 * Runs the command. Gives the switch, or undefined when everything is live already. Throws a UserError for options
 * that contradict one another.
 */
export function runReleaseCommand(
  store: Store,
  name: string | undefined,
  options: ReleaseOptions,
): Promise<Switched | undefined> {
  if (name && (options.all || options.config)) {
    throw new UserError(
      `--${options.all ? 'all' : 'config'} is for the whole site, and ${name} was named.`,
      'Leave one of the two out.',
    );
  }
  if (options.all) return releaseAll(store, console.log);
  if (options.config) return runConfigCommand(store, options.config);
  if (options.to !== undefined) return runRollbackTo(store, name, options.to, options);
  if (!name)
    throw new UserError('Release what?', 'Name a remote or shell, or use --all. --help shows everything.');
  if (name === 'shell') return runShellCommand(store, options);
  if (options.promote) return changeRemote(store, { action: 'promote', remote: name });
  if (options.rollback)
    return changeRemote(store, { action: 'rollback', remote: name, reason: reasonOf(options) });
  if (options.remove)
    return changeRemote(store, { action: 'remove', remote: name, reason: reasonOf(options) });
  const { canary, check } = options;
  return releaseRemote(store, name, {
    unchecked: !check,
    ...(canary !== undefined && { canary }),
  });
}

function runShellCommand(store: Store, options: ReleaseOptions): Promise<Switched> {
  if (options.canary !== undefined || options.promote || options.remove) {
    throw new UserError(
      'The shell is in every page: it has no canary and cannot be removed.',
      'Release it to everyone, and roll it back if need be.',
    );
  }
  if (options.rollback) return rollBackShell(store, reasonOf(options));
  return releaseShell(store, { unchecked: !options.check });
}

async function runConfigCommand(store: Store, file: true | string): Promise<Switched> {
  if (file !== true) await store.saveConfig(parseSiteConfig(readSettings(file), file));
  else if (!store.configFile)
    throw new UserError(
      `The settings are in ${store.location}, which has no config.json to edit.`,
      'Name a file with all settings that differ from the defaults: npm run release -- --config FILE',
    );
  return applyConfig(store);
}

function readSettings(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UserError(
      `${file} cannot be read: ${messageOf(error)}`,
      'Name the file with the edited settings.',
    );
  }
}

function runRollbackTo(
  store: Store,
  name: string | undefined,
  composition: string,
  options: ReleaseOptions,
): Promise<Switched> {
  if (!options.rollback) throw new UserError('--to says where to roll back to.', 'Add --rollback.');
  if (name) {
    throw new UserError(
      `--to goes back to a whole composition, and ${name} was named.`,
      'Leave one of the two out.',
    );
  }
  return rollBackTo(store, composition, reasonOf(options));
}

function reasonOf({ reason }: ReleaseOptions): string {
  if (reason?.trim()) return reason.trim();
  throw new UserError(
    'Taking something back needs a reason: it is kept for those who ask later.',
    'Add --reason "…".',
  );
}
