import { Command } from 'commander';
import { Refusal } from '../release/refusal';

/** A command of the workspace, run by `npm run <name> -- …`. */
export function workspaceCommand(name: string, description: string): Command {
  return new Command(`npm run ${name} --`)
    .description(description)
    .showHelpAfterError('(--help shows all options)')
    .configureHelp({ sortOptions: false });
}

/** Runs a command. A refusal is told in its own words; anything else is a fault of ours, with its stack. */
export async function run(command: Command): Promise<void> {
  try {
    await command.parseAsync();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  }
}
