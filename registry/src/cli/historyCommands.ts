/** `npm run releases -- bisect` and `-- open`: compositions that were live before. */
import type { Command } from 'commander';
import { bisectCompositions } from '../history/bisectCompositions';
import { createPastCompositionLink } from '../history/createPastCompositionLink';
import type { TestOutput } from '../history/searchBreakage';
import { passes } from '../history/testComposition';
import { withStore } from '../store/openStore';
import { wholeNumber } from './argumentParsers';
import { STORE } from './command';
import { summarizeSwitch } from './summarizeSwitch';

interface BisectCommand {
  test: string;
  good?: string;
  bad?: string;
  target?: string;
}

interface OpenCommand {
  hours: number;
  site?: string;
  target?: string;
}

/** Adds both commands. */
export function addHistoryCommands(command: Command): void {
  command
    .command('bisect')
    .description('Finds the release that broke a test, by running it on compositions that were live.')
    .requiredOption('--test <test>', 'file of a browser test, or a command that ends with 0 when all is well')
    .option('--good <composition>', 'the test passes on it (default: the oldest kept one)')
    .option('--bad <composition>', 'the test fails on it (default: the live one)')
    .option('--target <store>', STORE)
    .action(runBisect);
  command
    .command('open <composition>')
    .description('Makes a link by which a composition that was live opens in one tab.')
    .option(
      '--hours <hours>',
      'how long the link works',
      wholeNumber(1, 24, 'A number of hours from 1 to 24.'),
      1,
    )
    .option(
      '--site <url>',
      'address of the site (default: siteUrl of config.json, else http://localhost:3000)',
    )
    .option('--target <store>', STORE)
    .action(runOpen);
}

async function runBisect({ test, good, bad, target }: BisectCommand, command: Command): Promise<void> {
  const options = {
    good,
    bad,
    passes: (siteDir: string, output: TestOutput) => passes(test, siteDir, output),
    say: (line: string) => console.log(line),
    now: Date.now(),
  };
  const { first, runs } = await withStore(target ?? inherited(command), (store) =>
    bisectCompositions(store, options),
  );
  console.log(
    `\nThe test fails since composition ${first.id}, found by running it ${runs + 2} times, the ends included:`,
  );
  for (const entry of first.entries) console.log(`  ${entry.at}  ${entry.by}  ${summarizeSwitch(entry)}`);
}

async function runOpen(id: string, { hours, site, target }: OpenCommand, command: Command): Promise<void> {
  const { address, expiresAt } = await withStore(target ?? inherited(command), (store) =>
    createPastCompositionLink(store, id, { site, hours, now: Date.now() }),
  );
  console.log(`Composition ${id}, until ${expiresAt}:\n${address}`);
}

/** An option that both commands have is the parent's, wherever it is written. */
function inherited(command: Command): string | undefined {
  return command.optsWithGlobals<{ target?: string }>().target;
}
