import { Command } from 'commander';
import { UserError } from '../userError';

/** Description of `--target`. */
export const STORE =
  'folder or postgresql:// address of the registry (default: RELEASE_DATABASE_URL, RELEASE_DIR, else dist/site)';

/** A command of the workspace, run by `npm run <name> -- …`. */
export function workspaceCommand(name: string, description: string): Command {
  return new Command(`npm run ${name} --`)
    .description(description)
    .showHelpAfterError('(--help shows all options)')
    .configureHelp({ sortOptions: false })
    .hook('preAction', (command) => refuseSwallowedOptions(command, [command.name(), ...command.args]));
}

/** npm consumes options without a preceding `--`: a dry run would become a release, and so would a rollback. */
export function refuseSwallowedOptions(command: Command, typed: readonly string[]): void {
  const swallowed = command.options.filter((option) => {
    const setting = option.attributeName().replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    // `--canary=10` has its value there.
    return process.env[`npm_config_${setting}`];
  });
  if (swallowed.length === 0) return;
  const options = swallowed.map(({ long }) => long).join(' ');
  throw new UserError(
    `npm consumed ${options}; nothing was done.`,
    `Put -- before the options: ${[...typed, options].join(' ')}`,
  );
}

/** Runs a command. Prints a user error as its message, and any other error with its stack. */
export async function run(command: Command): Promise<void> {
  try {
    await command.parseAsync();
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error);
    // Ends the servers that the command may have started, too.
    process.exit(1);
  }
}
