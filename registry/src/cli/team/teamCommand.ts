/** `reelrupee`: the commands of a team in a repository of its own. */
import { Command } from 'commander';
import { refuseSwallowedOptions } from '../command';
import { addCredentialCommands } from './credentialCommands';
import { addReleaseCommands } from './releaseCommands';
import { addSourceCommands } from './sourceCommands';

/** The command of a remote's folder. */
export function teamCommand(dir: string): Command {
  const command = new Command('reelrupee')
    .description('Develops and releases a remote of ReelRupee from a repository of its own.')
    .showHelpAfterError('(--help shows all commands)')
    // Before the arguments are read: the value of an option that npm consumed would be refused as one too many.
    .hook('preSubcommand', (all, one) =>
      refuseSwallowedOptions(one, [`npm run ${one.name()} --`], all.args.slice(1)),
    );
  addSourceCommands(command, dir);
  addReleaseCommands(command, dir);
  addCredentialCommands(command, dir);
  return command;
}
