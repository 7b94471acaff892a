import type { Command } from 'commander';
import type { Run } from './commandRunner';
import {
  addAdministrator,
  changeRole,
  listActs,
  listAdministrators,
  resetCode,
} from './commands/administrators';
import { pageOption } from './pageNumber';
import { changeOwnPassword, setUpTotp } from './commands/ownAccount';

/** Adds the commands for administrators, their own accounts, and users' forgotten passwords. */
export function addAdministratorCommands(program: Command, run: Run, print: (text: string) => void): void {
  program
    .command('administrators')
    .description('administrators and their roles')
    .action(run(listAdministrators));
  program
    .command('add-administrator <email>')
    .description('adds an administrator: viewer, maker, checker or owner')
    .requiredOption('--name <name>', 'their name')
    .requiredOption('--role <role>', 'viewer, maker, checker or owner')
    .action(run(addAdministrator));
  program
    .command('role <email> <role>')
    .description('changes an administrator’s role; none takes it away')
    .option('--name <name>', 'their name from now on')
    .action(run(changeRole));
  program
    .command('acts')
    .description('log of what administrators did, the newest first')
    .addOption(pageOption())
    .option('--about <text>', 'id of a user or request, bank reference, or email of an administrator')
    .option('--json', 'whole acts, one JSON object a line')
    .action(run(listActs));
  program
    .command('reset-code <email>')
    .description('a code by which a user sets a new password')
    .action(run(resetCode));
  program
    .command('password')
    .description('changes your own password')
    .action(run((client) => changeOwnPassword(client, process.env)));
  program
    .command('totp')
    .description('sets up your authenticator app')
    .action(run((client) => setUpTotp(client, process.env, print)));
}
