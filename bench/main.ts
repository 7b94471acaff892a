/** npm run bench: every figure that the product promises, measured side by side and printed as one table. */
import { WORKSPACE } from '@reelrupee/federation/presets/workspace';
import { wholeNumber } from '@reelrupee/registry/cli/argumentParsers';
import { Command } from 'commander';
import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compareCommits, COMPARISONS, type ComparisonName } from './against/compareCommits';
import { launchBrowser } from './measure/browser';
import { PARTS, type Part } from './parts/parts';
import { notMeasured } from './report/figure';
import { describeMachine } from './report/machine';
import { formatTable, type Section } from './report/table';

const REPORT = join(WORKSPACE, 'dist/bench/report.json');

interface Options {
  runs: number;
  strict?: true;
  against?: string;
}

/**
 * Parts that run programs of `api/bench`, which measure the provider alone, and only when one is named. Its options are
 * the program's.
 */
const PROVIDER_PARTS: Record<string, string> = {
  /** The provider compared with its bare database engine. */
  api: 'api/bench/main.ts',
  /** The provider's CPU per read compared with a bare handler's. */
  reads: 'api/bench/reads/main.ts',
  /** Reads in a storm of log-ins compared with reads alone. */
  logins: 'api/bench/logins/main.ts',
  /** A large database compared with a small one. */
  growth: 'api/bench/growth/main.ts',
};

const providerParts = Object.keys(PROVIDER_PARTS);

const command = new Command('npm run bench --')
  .description('Measures the promised figures and prints them with their goals.')
  .argument(
    '[names...]',
    `parts to run: ${PARTS.map(({ name }) => name).join(', ')}; all by default. ` +
      `Or one part of the provider, with its options: ${providerParts.join(', ')}`,
  )
  .option(
    '--runs <n>',
    'number of measurements of each load',
    wholeNumber(1, 1000, 'A whole number from 1 to 1000.'),
    5,
  )
  .option(
    '--against <ref>',
    'compares with another commit, in turns, by visits and taps or the one that is named',
  )
  .option('--strict', 'ends with an error when a goal is missed or a figure could not be measured');

command.action(async (names: string[], options: Options) => {
  if (options.against !== undefined)
    return console.log(await compareCommits(options.against, comparisons(names), options.runs));
  const parts = chosen(names);
  const machine = describeMachine(await browserVersion());
  const sections: Section[] = [];
  mkdirSync(dirname(REPORT), { recursive: true });
  for (const part of parts) {
    sections.push(await run(part, options.runs));
    // Written after each part, so that an interrupted bench keeps its results.
    writeFileSync(REPORT, `${JSON.stringify({ machine, runs: options.runs, sections }, null, 2)}\n`);
  }
  console.log(formatTable(sections));
  console.log(verdict(sections, options));
});

const [name = '', ...options] = process.argv.slice(2);
const program = PROVIDER_PARTS[name];
if (program === undefined) await command.parseAsync();
else benchProvider(program, options);
process.exit();

function chosen(names: readonly string[]): readonly Part[] {
  if (names.length === 0) return PARTS;
  return names.map((name) => {
    const part = PARTS.find((one) => one.name === name);
    return (
      part ??
      command.error(`There is no part ${name}. There are: ${PARTS.map((one) => one.name).join(', ')}.`)
    );
  });
}

function comparisons(names: readonly string[]): readonly ComparisonName[] {
  const all = Object.keys(COMPARISONS) as ComparisonName[];
  const unknown = names.find((name) => !all.some((one) => one === name));
  if (unknown !== undefined) command.error(`No comparison ${unknown}. There are: ${all.join(', ')}.`);
  return names.length === 0 ? all : all.filter((one) => names.includes(one));
}

async function run({ name, description }: Part, runs: number): Promise<Section> {
  const started = performance.now();
  console.error(`${name}: ${description} …`);
  const execArgv = ['--import', 'tsx'];
  const child = fork(join(WORKSPACE, 'bench/part.ts'), [name, String(runs)], { cwd: WORKSPACE, execArgv });
  let section: Section = { part: name, figures: [notMeasured(name, 'its process broke off')] };
  child.on('message', (measured) => (section = measured as Section));
  await once(child, 'exit');
  console.error(`${name}: ${Math.round((performance.now() - started) / 1000)} s`);
  return section;
}

async function browserVersion(): Promise<string> {
  const browser = await launchBrowser();
  const version = browser.version();
  await browser.close();
  return version;
}

function verdict(sections: readonly Section[], { strict }: Options): string {
  const figures = sections.flatMap((section) => section.figures);
  const missed = figures.filter(({ met }) => met === false).length;
  const unmeasured = figures.filter((figure) => figure.notMeasured !== undefined).length;
  if (strict && missed + unmeasured > 0) process.exitCode = 1;
  return `${missed} goals missed, ${unmeasured} figures not measured. Written to ${REPORT}.`;
}

function benchProvider(program: string, options: string[]): void {
  const args = ['--import', 'tsx', join(WORKSPACE, program), ...options];
  const { status } = spawnSync(process.execPath, args, { cwd: WORKSPACE, stdio: 'inherit' });
  if (status !== 0) process.exitCode = status ?? 1;
}
