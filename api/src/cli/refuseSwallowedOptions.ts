import type { Command } from 'commander';
import { UserError } from '../userError';

/**
 * Throws a UserError if npm consumed options of a command because no `--` precedes them: a list would show other rows,
 * and a plan would stay on sale. `typed` is the rest of the command line.
 */
export function refuseSwallowedOptions(
  command: Command,
  typed: readonly string[],
  env: Record<string, string | undefined>,
): void {
  const swallowed = command.options.filter(({ long }) => env[npmSetting(long ?? '')]);
  if (swallowed.length === 0) return;
  const names = swallowed.map(({ long }) => long).join(' ');
  const options = swallowed.map(({ flags }) => flags).join(' ');
  throw new UserError(
    `npm consumed ${names}; nothing was done. Put -- before the options: npm run admin -- ${[...typed, options].join(' ')}`,
  );
}

/** The variable in which npm passes an option on. */
function npmSetting(option: string): string {
  return `npm_config_${option.slice('--'.length).replaceAll('-', '_')}`;
}
