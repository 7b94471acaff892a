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
    .hook('preAction', (_all, one) => refuseSwallowedOptions(one, [`npm run ${one.name()} --`, ...one.args]));
  addSourceCommands(command, dir);
  addReleaseCommands(command, dir);
  addCredentialCommands(command, dir);
  return command;
}
