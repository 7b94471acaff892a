import type { Command } from 'commander';
import type { Switched } from '../switch/switch';
import { appliedConfig } from '../store/appliedConfig';
import { DEFAULT_SITE_CONFIG, type SiteConfig } from '../store/siteConfig';
import { withStore } from '../store/openStore';
import { uncommitted } from '../store/uncommitted';
import { runReleaseCommand, type ReleaseOptions } from './runReleaseCommand';
import { canaryShare } from './argumentParsers';
import { STORE, workspaceCommand } from './command';
import { oneOf } from './oneOf';
import { printSwitch } from './printSwitch';
import { summarizeSwitch } from './summarizeSwitch';

const one = oneOf(['all', 'config', 'canary', 'promote', 'rollback', 'remove']);

/** `npm run release`. */
export function releaseCommand(): Command {
  return workspaceCommand(
    'release',
    'Builds, checks and releases one remote or the shell; nothing else changes.',
  )
    .argument('[name]', 'a remote, such as mf-wallet, or shell')
    .addOption(one('--all', 'release whatever of the workspace is not live; what was taken back stays away'))
    .addOption(
      one(
        '--config [file]',
        'apply the edited config.json of the site, or this file; with a database: this file',
      ),
    )
    .addOption(
      one(
        '--canary <percent>',
        'release to this percentage of browsers first, or ramp: 1, 5, 25, then all',
      ).argParser(canaryShare),
    )
    .addOption(one('--promote', 'make the canary the release for everyone'))
    .addOption(one('--rollback', 'take back the canary, else the release; needs --reason'))
    .addOption(one('--remove', 'take the remote out of the site; needs --reason'))
    .option(
      '--to <composition>',
      'with --rollback: go back to this composition, the shell and all remotes at once',
    )
    .option('--reason <text>', 'why; kept in the audit log')
    .option('--dry-run', 'do everything but the switch')
    .option('--no-check', 'leave out type check and tests')
    .option('--target <store>', STORE)
    .addHelpText('after', EXAMPLES)
    .action(release);
}

const EXAMPLES = `
Examples:
  npm run release -- mf-wallet --canary 10    first to one browser in ten,
  npm run release -- mf-wallet --promote      and to everyone when it does well
  npm run release -- mf-wallet --rollback --reason "wrong totals"
  npm run release -- --rollback --to 007a4323b38f --reason "as it was on Monday"
  npm run releases                            what is live, and how well it does`;

async function release(name: string | undefined, options: ReleaseOptions): Promise<void> {
  const startedAt = performance.now();
  await withStore(options.target, async (store) => {
    const switched = await runReleaseCommand(options.dryRun ? uncommitted(store) : store, name, options);
    report(switched, options, performance.now() - startedAt);
    warnOfExampleUpiId(appliedConfig(await store.history()));
  });
}

function report(switched: Switched | undefined, { dryRun, to }: ReleaseOptions, ms: number): void {
  if (!switched?.entries.length) return console.log('Everything is released as it is.');
  printSwitch(switched.entries.map(summarizeSwitch), switched.notPrerendered);
  const state = dryRun ? 'Nothing was switched; it would be composition' : 'Live: composition';
  const { id } = switched.composition;
  const settings = to === undefined || to === id ? '' : `, which is ${to} with the settings applied last`;
  console.log(`${state} ${id}${settings}. ${(ms / 1000).toFixed(1)} s.`);
}

/** Money that is sent to the example is lost: it may belong to anyone. */
function warnOfExampleUpiId(config: SiteConfig | undefined): void {
  const { adminUpiId } = DEFAULT_SITE_CONFIG;
  if (config?.adminUpiId !== adminUpiId) return;
  console.log(
    `Users pay to ${adminUpiId}, which is an example and may be anyone’s. Set your own as adminUpiId in config.json, then: npm run release -- --config`,
  );
}
