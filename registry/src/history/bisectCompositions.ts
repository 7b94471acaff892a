import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '../store/store';
import { bisect, type Bisected } from './bisect';
import { between, pastCompositions, type PastComposition } from './pastCompositions';
import { writeCompositionSite } from './writeCompositionSite';

export interface BisectOptions {
  /** A composition that the test passes on; the oldest kept one by default. */
  good?: string | undefined;
  /** A composition that it fails on; the live one by default. */
  bad?: string | undefined;
  /** Runs the test on the site in a folder. */
  passes: (siteDir: string) => Promise<boolean>;
  /** Tells the progress. */
  say: (line: string) => void;
  /** Time in ms since the epoch. */
  now: number;
}

/** Finds the first composition that a test fails on. Throws a UserError when the range is not kept. */
export async function bisectCompositions(
  store: Store,
  { good, bad, passes, say, now }: BisectOptions,
): Promise<Bisected<PastComposition>> {
  const kept = await pastCompositions(store, now);
  const candidates = between(kept, good ?? kept[0]?.id ?? '', bad ?? kept.at(-1)?.id ?? '');
  say(
    `Compositions: ${candidates.length}; runs of the test: at most ${Math.ceil(Math.log2(candidates.length))}.`,
  );
  const folder = mkdtempSync(join(tmpdir(), 'bisect-'));
  try {
    return await bisect(candidates, async (candidate) => {
      await writeCompositionSite(store, candidate, folder);
      const passed = await passes(folder);
      say(`  ${candidate.id}  ${candidate.at}  ${passed ? 'passes' : 'fails'}`);
      return passed;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
