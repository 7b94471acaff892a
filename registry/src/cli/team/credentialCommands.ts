/** The commands that keep what a person needs for the registry. */
import type { Command } from 'commander';
import { isWholeToken } from '../../access/tokens';
import { UserError } from '../../userError';
import { makeKey } from '../../access/statement';
import { ensureKey, keepToken } from '../../team/credentials';
import { readProject } from '../../team/project';
import { withProject } from './withProject';

/** Adds `key` and `login`. */
export function addCredentialCommands(command: Command, dir: string): void {
  command
    .command('key')
    .description('Makes the key that signs releases, and shows its public part for the registry’s operator.')
    .option('--new', 'makes one more, such as for CI: shows both of its parts and keeps neither')
    .action(
      withProject(dir, async ({ name }, _client, options: { new?: true }) =>
        console.log(options.new ? newKey() : ensureKey(name).trim()),
      ),
    );

  command
    .command('login <token>')
    .description('Keeps a token of the registry for this user.')
    .action((text: string) => {
      const token = text.trim();
      if (!isWholeToken(token))
        throw new UserError(
          'This is not a token of the registry: one is rr_ and 43 characters.',
          'Copy all of it, and nothing else.',
        );
      const { name, registry } = readProject(dir);
      console.log(`The token for ${name} at ${registry} is in ${keepToken(name, token)}.`);
    });
}

/** A key that this machine does not keep, since the registry takes no key for two owners: both of its parts as text. */
function newKey(): string {
  const { privateKey, publicKey } = makeKey();
  return [
    `Private part, for the secret RELEASE_KEY; it is kept nowhere else:\n${privateKey}`,
    `Public part, for the registry’s operator:\n${publicKey.trim()}`,
  ].join('\n');
}
