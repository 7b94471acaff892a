import type { Command } from 'commander';
import type { AdminClient } from './adminClient';
import {
  addAdministrator,
  changeRole,
  listActs,
  listAdministrators,
  resetCode,
} from './commands/administrators';
import { pageNumber } from './pageNumber';
import { changeOwnPassword, setUpTotp } from './commands/ownAccount';

/** Adds the commands for administrators, their own accounts, and users' forgotten passwords. */
export function addAdministratorCommands(
  program: Command,
  client: AdminClient,
  print: (text: string) => void,
): void {
  program
    .command('administrators')
    .description('administrators and their roles')
    .action(() => listAdministrators(client).then(print));
  program
    .command('add-administrator <email>')
    .description('adds an administrator: viewer, maker, checker or owner')
    .requiredOption('--name <name>', 'their name')
    .requiredOption('--role <role>', 'viewer, maker, checker or owner')
    .action((email: string, options: { name: string; role: string }) =>
      addAdministrator(client, email.toLowerCase(), options).then(print),
    );
  program
    .command('role <email> <role>')
    .description('changes an administrator’s role; none takes it away')
    .option('--name <name>', 'their name from now on')
    .action((email: string, role: string, options: { name?: string }) =>
      changeRole(client, email.toLowerCase(), role, options.name).then(print),
    );
  program
    .command('acts')
    .description('log of what administrators did, the newest first')
    .option('--page <number>', 'page number, from 0', pageNumber, 0)
    .option('--about <text>', 'id of a user or request, bank reference, or email of an administrator')
    .option('--json', 'whole acts, one JSON object a line')
    .action((options: { page: number; about?: string; json?: true }) =>
      listActs(client, options).then(print),
    );
  program
    .command('reset-code <email>')
    .description('a code by which a user sets a new password')
    .action((email: string) => resetCode(client, email.toLowerCase()).then(print));
  program
    .command('password')
    .description('changes your own password')
    .action(() => changeOwnPassword(client, process.env).then(print));
  program
    .command('totp')
    .description('sets up your authenticator app')
    .action(() => setUpTotp(client, process.env, print).then(print));
}
