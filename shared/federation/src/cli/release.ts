import { InvalidArgumentError } from 'commander';
import { withDryTarget } from '../release/dryTarget';
import { Refusal } from '../release/refusal';
import { releaseAll } from '../release/releaseAll';
import { promoteRemote, releaseRemote, removeRemote, rollBackRemote } from '../release/releaseRemote';
import { recompose, releaseShell, rollBackShell } from '../release/releaseShell';
import type { Switched } from '../release/switch';
import { openTarget, type Target } from '../release/target';
import { run, workspaceCommand } from './command';

interface Options {
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

const command = workspaceCommand(
  'release',
  'Builds, checks and releases one remote or the shell; nothing else changes.',
)
  .argument('[name]', 'a remote, such as mf-wallet, or shell')
  .option('--all', 'release whatever of the workspace was never live in the target')
  .option('--config', 'compose the page anew from the edited config.json')
  .option('--canary <percent>', 'release to this percentage of browsers first', percentage)
  .option('--promote', 'make the canary the release for everyone')
  .option('--rollback', 'take back the canary, else the release; needs --reason')
  .option('--remove', 'take the remote out of the site; needs --reason')
  .option('--reason <text>', 'why; kept in the audit log')
  .option('--dry-run', 'build, check and gate, but switch nothing')
  .option('--no-check', 'leave out type check and tests')
  .option('--target <folder>', 'where to release to (default: RELEASE_DIR, else dist/site)');

command.action(async (name: string | undefined, options: Options) => {
  const startedAt = performance.now();
  const target = openTarget(options.target);
  const switched = options.dryRun
    ? await withDryTarget(target, (standIn) => carryOut(standIn, name, options))
    : await carryOut(target, name, options);
  report(switched, options.dryRun === true, performance.now() - startedAt);
});

await run(command);

function carryOut(target: Target, name: string | undefined, options: Options): Promise<Switched | undefined> {
  const common = { dryRun: options.dryRun === true };
  if (options.all) return releaseAll(target, common);
  if (options.config) return recompose(target, common);
  if (!name)
    throw new Refusal('Release what?', 'Name a remote or shell, or use --all. --help shows everything.');
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

function carryOutShell(target: Target, options: Options): Promise<Switched> {
  if (options.canary !== undefined || options.promote || options.remove) {
    throw new Refusal(
      'The shell is in every page: it has no canary and cannot be removed.',
      'Release it to everyone, and roll it back if need be.',
    );
  }
  const common = { dryRun: options.dryRun === true };
  if (options.rollback) return rollBackShell(target, reasonOf(options), common);
  return releaseShell(target, { ...common, unchecked: !options.check });
}

function reasonOf({ reason }: Options): string {
  if (reason?.trim()) return reason.trim();
  throw new Refusal(
    'Taking something back needs a reason: it is kept for those who ask later.',
    'Add --reason "…".',
  );
}

function percentage(text: string): number {
  const percent = Number(text);
  if (Number.isInteger(percent) && percent >= 1 && percent <= 99) return percent;
  throw new InvalidArgumentError('A percentage from 1 to 99.');
}

function report(switched: Switched | undefined, dryRun: boolean, ms: number): void {
  if (!switched?.entries.length) return console.log('Everything is released as it is.');
  for (const { action, name, release, from, percent, withdrawn } of switched.entries) {
    const share = percent === undefined ? '' : ` to ${percent} % of browsers`;
    const change = from && from !== release ? ` (before: ${from})` : '';
    const back = withdrawn ? `, ${withdrawn} taken back` : '';
    console.log(`${action} ${name} ${release}${share}${change}${back}`);
  }
  const state = dryRun ? 'Nothing was switched; it would be composition' : 'Live: composition';
  console.log(`${state} ${switched.composition.id}. ${(ms / 1000).toFixed(1)} s.`);
}
