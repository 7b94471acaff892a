/** The commands that publish releases and change what is live. */
import type { Command } from 'commander';
import { publishSources } from '../../team/publish';
import { historyTable } from '../../team/historyTable';
import { releasesTable } from '../../team/releasesTable';
import { canaryShare, wholeNumber } from '../argumentParsers';
import { findBreakage } from './findBreakage';
import { goLive, remove, rollBack } from './goLive';
import { preview } from './preview';
import { showHealth } from './showHealth';
import { withProject } from './withProject';

/** Adds `publish`, `live`, `rollback`, `remove`, `preview`, `releases`, `health`, `history` and `bisect`. */
export function addReleaseCommands(command: Command, dir: string): void {
  command
    .command('publish')
    .description('Builds, checks, signs and publishes the sources; nothing is switched.')
    .action(
      withProject(dir, async (project, client) =>
        console.log(`${project.name} ${await publishSources(project, client)} is published.`),
      ),
    );

  command
    .command('live')
    .description('Publishes the sources and makes them live.')
    .option(
      '--canary <percent>',
      'to this percentage of browsers first, or ramp: 1, 5, 25, then all',
      canaryShare,
    )
    .option('--promote', 'make the canary the release for everyone')
    .option('--again', 'also a release that was taken back')
    .action(withProject(dir, goLive));

  command
    .command('rollback')
    .description('Takes back the canary, else the live release.')
    .requiredOption('--reason <text>', 'why; kept in the audit log')
    .action(withProject(dir, rollBack));

  command
    .command('remove')
    .description('Takes the remote with its routes out of the site; its releases stay published.')
    .requiredOption('--reason <text>', 'why; kept in the audit log')
    .action(withProject(dir, remove));

  command
    .command('preview')
    .description('Publishes the sources and makes a link by which they open in the live shell.')
    .option(
      '--days <days>',
      'how long the link works',
      wholeNumber(1, 30, 'A number of days from 1 to 30.'),
      7,
    )
    .action(withProject(dir, preview));

  command
    .command('releases')
    .description('Shows the published releases, and which is live.')
    .action(
      withProject(dir, async ({ name }, client) => console.log(releasesTable(await client.releases(name)))),
    );

  command
    .command('health')
    .description('Shows how often the releases failed in browsers, with the last message of each kind.')
    .option('--json', 'as JSON')
    .action(withProject(dir, showHealth));

  command
    .command('history')
    .description(
      'Shows the switches of the last 90 days: who made each, and why a canary grew or was withdrawn.',
    )
    .action(
      withProject(dir, async ({ name }, client) =>
        console.log(historyTable(await client.history(name), name)),
      ),
    );

  command
    .command('bisect')
    .description('Finds the release that broke a test, by running it on compositions that were live.')
    .requiredOption(
      '--test <command>',
      'ends with 0 when all is well; the address of the site is in SITE_URL',
    )
    .option('--good <composition>', 'the test passes on it (default: the oldest kept one)')
    .option('--bad <composition>', 'the test fails on it (default: the live one)')
    .action(withProject(dir, findBreakage));
}
