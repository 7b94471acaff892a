import { Command } from 'commander';
import { adminCommand } from '../adminCommand';
import type { AdminClient } from './adminClient';
import { commandRunner } from './commandRunner';
import { backup, restore } from './commands/backup';
import { listErrors } from './commands/errors';
import { health } from './commands/health';
import { saveProof } from './commands/proof';
import { addAdjustmentCommands } from './adjustmentCommands';
import { addAdministratorCommands } from './administratorCommands';
import { addBookCommands } from './bookCommands';
import { addCatalogueCommands } from './catalogueCommands';
import { addMoneyCommands } from './moneyCommands';
import { pageNumber } from './pageNumber';
import { refuseSwallowedOptions } from './refuseSwallowedOptions';
import { addRequestCommands } from './requestCommands';

type Print = (text: string) => void;

/** The administration commands; each calls the running server and prints the result. */
export function adminProgram(client: AdminClient, endSession: () => Promise<void>, print: Print): Command {
  const program = new Command(adminCommand())
    .description('Administration of a running ReelRupee server (REELRUPEE_URL, http://localhost:3000).')
    .helpCommand(false)
    // Before the command is read, which would report a required option as missing.
    .hook('preSubcommand', ({ args }, command) => refuseSwallowedOptions(command, args, process.env));

  const run = commandRunner(client, print);
  addRequestCommands(program, run);
  addMoneyCommands(program, run);
  addAdjustmentCommands(program, run);
  addCatalogueCommands(program, run);
  addBookCommands(program, run);
  addAdministratorCommands(program, run, print);
  program
    .command('proof <id> <file>')
    .description('saves an uploaded proof or QR code as a WebP file')
    .action(run(saveProof));
  program
    .command('health')
    .description('ledger invariants and key figures; fails if an invariant is violated')
    .action(run(health));
  program
    .command('errors')
    .description('errors of the site in browsers, by release')
    .option('--hours <number>', 'how far back', pageNumber, 24)
    .action(run(listErrors));
  program.command('backup <file>').description('saves all data to a file').action(run(backup));
  program
    .command('restore <file>')
    .description('restores a backup into an empty server')
    .option('--replace', 'also replace existing users and their data', false)
    .action(run(restore));
  program
    .command('logout')
    .description('ends the stored sign-in')
    .action(() => endSession().then(() => print('Signed out.')));
  return program;
}
