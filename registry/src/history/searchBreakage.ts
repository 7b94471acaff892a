/** The search for the switch that broke a test, wherever the pages of the compositions come from. */
import { UserError } from '../userError';
import { bisect, type Bisected } from './bisect';
import { searchRange } from './searchRange';

/** Runs the test on the site at a place; true if it passes. */
export type RunTest = (site: string, output: TestOutput) => Promise<boolean>;

/** The output of the test's command: shown on the ends of the range, where it tells whether the test itself works. */
export type TestOutput = 'shown' | 'hidden';

export interface SearchOptions {
  /** A composition that the test passes on; the oldest kept one by default. */
  good?: string | undefined;
  /** A composition that it fails on; the live one by default. */
  bad?: string | undefined;
  /** Tells the progress. */
  say: (line: string) => void;
}

interface Kept {
  id: string;
  at: string;
}

/**
 * Finds the first kept composition that a test fails on, after a run on both ends: a command that always fails or always
 * passes would name an innocent switch. `runs` counts those of the search only. Throws a UserError when the range is not
 * kept, or an end is not as it must be.
 */
export async function searchBreakage<One extends Kept>(
  kept: readonly One[],
  { good = kept[0]?.id ?? '', bad = kept.at(-1)?.id ?? '', say }: SearchOptions,
  run: (composition: One, output: TestOutput) => Promise<boolean>,
): Promise<Bisected<One>> {
  const { before, candidates } = searchRange(kept, good, bad);
  const most = Math.ceil(Math.log2(candidates.length));
  say(`Compositions: ${candidates.length}; runs of the test: 2 on the ends, then at most ${most}.`);
  const passes = async (composition: One, output: TestOutput) => {
    const passed = await run(composition, output);
    say(`  ${composition.id}  ${composition.at}  ${passed ? 'passes' : 'fails'}`);
    return passed;
  };
  if (!(await passes(before, 'shown'))) throw failsBefore(good);
  if (await passes(candidates.at(-1) ?? before, 'shown')) throw passesAfter(bad);
  return bisect(candidates, (one) => passes(one, 'hidden'));
}

function failsBefore(good: string): UserError {
  return new UserError(
    `The test fails on ${good} already, where it must pass: no switch after it can be named.`,
    'If the command itself is wrong, as its output says, correct it. If that composition is too old for the test, such as from before its remote was there, name a later one: --good.',
  );
}

function passesAfter(bad: string): UserError {
  return new UserError(
    `The test passes on ${bad}, where it must fail: there is nothing to find.`,
    'Name a composition that it fails on: --bad. If it fails in the live site, see that it opens the site that it is given.',
  );
}
