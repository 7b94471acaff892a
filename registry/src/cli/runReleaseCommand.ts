import { UserError } from '../userError';
import { releaseAll } from '../switch/releaseAll';
import { promoteRemote, releaseRemote, removeRemote, rollBackRemote } from '../switch/releaseRemote';
import { recompose, releaseShell, rollBackShell } from '../switch/releaseShell';
import type { Switched } from '../switch/switch';
import type { Target } from '../store/target';

/** What was typed after `npm run release --`; at most one of its actions. */
export interface ReleaseOptions {
  all?: true;
  config?: true;
  canary?: number;
  promote?: true;
  rollback?: true;
  remove?: true;
  reason?: string;
  dryRun?: true;
  check: boolean;
  target?: string;
}

/**
 * Does what the options ask for. Gives the switch, or undefined where everything is live already; refuses what makes
 * no sense with a Refusal.
 */
export function runReleaseCommand(
  target: Target,
  name: string | undefined,
  options: ReleaseOptions,
): Promise<Switched | undefined> {
  const common = { dryRun: options.dryRun === true };
  if (name && (options.all || options.config)) {
    throw new UserError(
      `--${options.all ? 'all' : 'config'} is for the whole site, and ${name} was named.`,
      'Leave one of the two out.',
    );
  }
  if (options.all) return releaseAll(target, common);
  if (options.config) return recompose(target, common);
  if (!name)
    throw new UserError('Release what?', 'Name a remote or shell, or use --all. --help shows everything.');
  if (name === 'shell') return carryOutShell(target, options);
  if (options.promote) return promoteRemote(target, name, common);
  if (options.rollback) return rollBackRemote(target, name, reasonOf(options), common);
  if (options.remove) return removeRemote(target, name, reasonOf(options), common);
  const { canary, check } = options;
  return releaseRemote(target, name, {
    ...common,
    unchecked: !check,
    ...(canary !== undefined && { canary }),
  });
}

function carryOutShell(target: Target, options: ReleaseOptions): Promise<Switched> {
  if (options.canary !== undefined || options.promote || options.remove) {
    throw new UserError(
      'The shell is in every page: it has no canary and cannot be removed.',
      'Release it to everyone, and roll it back if need be.',
    );
  }
  const common = { dryRun: options.dryRun === true };
  if (options.rollback) return rollBackShell(target, reasonOf(options), common);
  return releaseShell(target, { ...common, unchecked: !options.check });
}

function reasonOf({ reason }: ReleaseOptions): string {
  if (reason?.trim()) return reason.trim();
  throw new UserError(
    'Taking something back needs a reason: it is kept for those who ask later.',
    'Add --reason "…".',
  );
}
