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
    .hook('preAction', refuseSwallowedOptions);
}

/** Without `--` before them npm keeps options to itself: a dry run would be none, and a rollback a release. */
function refuseSwallowedOptions(command: Command): void {
  const swallowed = command.options.filter((option) => {
    const setting = option.attributeName().replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return process.env[`npm_config_${setting}`] === 'true';
  });
  if (swallowed.length === 0) return;
  const options = swallowed.map(({ long }) => long).join(' ');
  throw new UserError(
    `npm has kept ${options} to itself; nothing was done.`,
    `Put -- before the options: ${command.name()} ${[...command.args, options].join(' ')}`,
  );
}

/** Runs a command. A refusal is told in its own words; anything else is a fault of ours, with its stack. */
export async function run(command: Command): Promise<void> {
  try {
    await command.parseAsync();
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error);
    // With the servers that it may have started.
    process.exit(1);
  }
}
