import { Command, type Option } from 'commander';
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

/**
 * npm consumes options without a preceding `--`: a dry run would become a release, and so would a rollback.
 *
 * @param before the command as it was typed, up to the options
 * @param after arguments after them: npm leaves the value of an option there
 */
export function refuseSwallowedOptions(
  command: Command,
  before: readonly string[],
  after: readonly string[] = [],
): void {
  const swallowed = command.options.flatMap((option) => {
    const value = swallowedValue(option);
    return option.long && value ? [{ long: option.long, value }] : [];
  });
  if (swallowed.length === 0) return;
  const options = swallowed.map(({ long }) => long).join(' ');
  // `--canary=10` has its value there.
  const typed = swallowed.map(({ long, value }) => (value === 'true' ? long : `${long} ${quoted(value)}`));
  throw new UserError(
    `npm consumed ${options}; nothing was done.`,
    `Put -- before the options: ${[...before, ...typed, ...after.map(quoted)].join(' ')}`,
  );
}

/** The value of an option that npm consumed. */
function swallowedValue(option: Option): string | undefined {
  const setting = option.attributeName().replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return process.env[`npm_config_${setting}`];
}

function quoted(text: string): string {
  return /\s/.test(text) ? `"${text}"` : text;
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
