/** Options that npm consumed: those without a preceding `--` are settings of npm, and the command never sees them. */
import { stop } from './stop.mjs';

/** Options of npm that it takes an abbreviation for, by abbreviation. */
const ABBREVIATIONS = { to: 'token_description' };

/** The options among these names that npm has taken for its own. Pure. */
export function swallowedOptions(names, env) {
  // `--to=FOLDER` has its value there.
  const isSwallowed = (name) => [name, ABBREVIATIONS[name]].some((setting) => env[`npm_config_${setting}`]);
  return names.filter(isSwallowed).map((name) => `--${name}`);
}

/** Ends a command that would else do something other than what was typed, such as release the site. */
export function refuseSwallowedOptions(command, names) {
  const options = swallowedOptions(names, process.env);
  if (options.length === 0) return;
  const typed = [command, '--', ...process.argv.slice(2), ...options].join(' ');
  stop(`npm consumed ${options.join(' ')}; nothing was done.\nPut -- before the options: ${typed}`);
}
