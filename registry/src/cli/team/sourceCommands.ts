/** The commands that work on the sources and change nothing in the registry. */
import type { Command } from 'commander';
import { checkTypes, runTests } from '../../team/checkSources';
import { devHere } from '../../team/devHere';
import { buildChecked } from '../../team/publish';
import { wholeNumber } from '../argumentParsers';
import { withProject } from './withProject';

/** Adds `dev`, `test` and `check`. */
export function addSourceCommands(command: Command, dir: string): void {
  command
    .command('dev')
    .description('Serves the remote with hot reload, to be opened inside the deployed shell.')
    .option(
      '--port <port>',
      'port of its development server',
      wholeNumber(1, 65_535, 'A port from 1 to 65535.'),
      3101,
    )
    .action(
      withProject(dir, async (project, client, options: { port: number }) => {
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
      withProject(dir, async (project, client) => {
        await checkTypes(dir);
        const { content, bytes } = await buildChecked(project, client);
        const { name, id } = content.manifest;
        console.log(`${name} ${id} fits what is live. ${kib(bytes)} KiB of ${project.budgetKiB}.`);
      }),
    );
}

function kib(bytes: number): number {
  return Math.round((bytes / 1024) * 10) / 10;
}
