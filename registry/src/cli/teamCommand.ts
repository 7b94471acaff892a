/** `reelrupee`: the commands of a team in a repository of its own. */
import { Command, InvalidArgumentError } from 'commander';
import { renderUnicodeCompact } from 'uqr';
import { checkTypes, runTests } from '../team/checkSources';
import { bearerToken, ensureKey, keepToken } from '../team/credentials';
import { devHere } from '../team/devHere';
import { phoneAddress } from '../team/phoneAddress';
import { bisectHere } from '../team/bisectHere';
import { runCommand } from '../history/runCommand';
import { readProject, type Project } from '../team/project';
import { buildChecked, publishSources } from '../team/publish';
import { registryClient, type RegistryClient } from '../team/registryClient';
import { releasesTable } from '../team/releasesTable';

/** The command of a remote's folder. */
export function teamCommand(dir: string): Command {
  const command = new Command('reelrupee')
    .description('Develops and releases a remote of ReelRupee from a repository of its own.')
    .showHelpAfterError('(--help shows all commands)');
  const withProject =
    <Args extends unknown[]>(
      action: (project: Project, client: RegistryClient, ...args: Args) => Promise<void>,
    ) =>
    (...args: Args) => {
      const project = readProject(dir);
      return action(
        project,
        registryClient(project.registry, () => bearerToken(project.registry, project.name)),
        ...args,
      );
    };

  command
    .command('dev')
    .description('Serves the remote with hot reload, to be opened inside the deployed shell.')
    .option('--port <port>', 'port of its development server', port, 3101)
    .action(
      withProject(async (project, client, options: { port: number }) => {
        console.log(await devHere(project, client, options.port));
      }),
    );

  command
    .command('test')
    .description('Runs the tests; further arguments go to vitest.')
    .allowUnknownOption()
    .argument('[args...]')
    .action((args: string[]) => runTests(dir, args.length > 0 ? args : ['run']));

  command
    .command('check')
    .description('Checks types, contract and budget against what is live.')
    .action(
      withProject(async (project, client) => {
        await checkTypes(dir);
        const { content, bytes } = await buildChecked(project, client);
        const { manifest } = content;
        console.log(
          `${manifest.name} ${manifest.id} fits what is live. ${kib(bytes)} KiB of ${project.budgetKiB}.`,
        );
      }),
    );

  command
    .command('publish')
    .description('Builds, checks, signs and publishes the sources; nothing is switched.')
    .action(
      withProject(async (project, client) =>
        console.log(`${project.name} ${await publishSources(project, client)} is published.`),
      ),
    );

  command
    .command('live')
    .description('Publishes the sources and makes them live.')
    .option(
      '--canary <percent>',
      'to this percentage of browsers first, or ramp: 1, 5, 25, then all',
      percentage,
    )
    .option('--promote', 'make the canary the release for everyone')
    .action(withProject(goLive));

  command
    .command('rollback')
    .description('Takes back the canary, else the live release.')
    .requiredOption('--reason <text>', 'why; kept in the audit log')
    .action(
      withProject(async ({ name: remote }, client, { reason }: { reason: string }) =>
        report(await client.switchTo({ action: 'rollback', remote, reason })),
      ),
    );

  command
    .command('preview')
    .description('Publishes the sources and makes a link by which they open in the live shell.')
    .option('--days <days>', 'how long the link works', days, 7)
    .action(withProject(preview));

  command
    .command('releases')
    .description('Shows the published releases, and which is live.')
    .action(withProject(async ({ name }, client) => console.log(releasesTable(await client.releases(name)))));

  command
    .command('bisect')
    .description('Finds the release that broke a test, by running it on compositions that were live.')
    .requiredOption(
      '--test <command>',
      'ends with 0 when all is well; the address of the site is in SITE_URL',
    )
    .option('--good <composition>', 'the test passes on it (default: the oldest kept one)')
    .option('--bad <composition>', 'the test fails on it (default: the live one)')
    .action(withProject(findBreakage));

  command
    .command('key')
    .description('Makes the key that signs releases, and shows its public part for the registry’s operator.')
    .action(withProject(async ({ name }) => console.log(ensureKey(name).trim())));

  command
    .command('login <token>')
    .description('Keeps a token of the registry for this user.')
    .action((token: string) => keepToken(readProject(dir).name, token));

  return command;
}

async function goLive(
  project: Project,
  client: RegistryClient,
  { canary, promote }: { canary?: number | 'ramp'; promote?: true },
): Promise<void> {
  const { name: remote } = project;
  if (promote) return report(await client.switchTo({ action: 'promote', remote }));
  const release = await publishSources(project, client);
  report(
    await client.switchTo(
      canary === undefined
        ? { action: 'release', remote, release }
        : { action: 'canary', remote, release, percent: canary },
    ),
  );
}

async function preview(project: Project, client: RegistryClient, options: { days: number }): Promise<void> {
  const release = await publishSources(project, client);
  const { address, expiresAt } = await client.preview({ remote: project.name, release, ...options });
  const onPhone = phoneAddress(address);
  console.log(`${project.name} ${release}, until ${expiresAt.slice(0, 10)}:\n${address}\n`);
  if (onPhone !== address) console.log(`On a phone in this network: ${onPhone}\n`);
  console.log(renderUnicodeCompact(onPhone));
}

async function findBreakage(
  { name, dir }: Project,
  client: RegistryClient,
  { test, good, bad }: { test: string; good?: string; bad?: string },
): Promise<void> {
  const { first, runs } = await bisectHere(client, name, {
    good,
    bad,
    passes: (url) => runCommand(test, dir, { SITE_URL: url }),
    say: (line) => console.log(line),
  });
  console.log(
    `\nThe test fails since composition ${first.id}, ${first.at}, found by running it ${runs} times:`,
  );
  for (const change of first.changes) console.log(`  ${change}`);
}

function report(reply: Awaited<ReturnType<RegistryClient['switchTo']>>): void {
  if (!reply) return console.log('The switch was made.');
  for (const line of reply.lines) console.log(line);
  for (const { path, problem } of reply.notPrerendered) {
    console.log(`${path} is not prerendered, visitors see its skeleton first: it ${problem}`);
  }
  console.log(`Live: composition ${reply.composition}.`);
}

function kib(bytes: number): number {
  return Math.round((bytes / 1024) * 10) / 10;
}

function percentage(text: string): number | 'ramp' {
  if (text === 'ramp') return text;
  const percent = Number(text);
  if (Number.isInteger(percent) && percent >= 1 && percent <= 99) return percent;
  throw new InvalidArgumentError('A percentage from 1 to 99, or ramp.');
}

function port(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0 && number < 65_536) return number;
  throw new InvalidArgumentError('A port from 1 to 65535.');
}

function days(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= 30) return number;
  throw new InvalidArgumentError('A number of days from 1 to 30.');
}
