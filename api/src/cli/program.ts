import { Command } from 'commander';
import { adminCommand } from '../adminCommand';
import type { AdminClient } from './adminClient';
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

  addRequestCommands(program, client, print);
  addMoneyCommands(program, client, print);
  addAdjustmentCommands(program, client, print);
  addCatalogueCommands(program, client, print);
  addBookCommands(program, client, print);
  addAdministratorCommands(program, client, print);
  program
    .command('proof <id> <file>')
    .description('saves an uploaded proof or QR code as a WebP file')
    .action((id: string, file: string) => saveProof(client, id, file).then(print));
  program
    .command('health')
    .description('ledger invariants and key figures; fails if an invariant is violated')
    .action(() => health(client).then(print));
  program
    .command('errors')
    .description('errors of the site in browsers, by release')
    .option('--hours <number>', 'how far back', pageNumber, 24)
    .action((options: { hours: number }) => listErrors(client, options.hours).then(print));
  program
    .command('backup <file>')
    .description('saves all data to a file')
    .action((file: string) => backup(client, file).then(print));
  program
    .command('restore <file>')
    .description('restores a backup into an empty server')
    .option('--replace', 'also replace existing users and their data', false)
    .action((file: string, options: { replace: boolean }) =>
      restore(client, file, options.replace).then(print),
    );
  program
    .command('logout')
    .description('ends the stored sign-in')
    .action(() => endSession().then(() => print('Signed out.')));
  return program;
}
