import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '../store/store';
import type { Bisected } from './bisect';
import { pastCompositions, type PastComposition } from './pastCompositions';
import { searchBreakage, type RunTest, type SearchOptions } from './searchBreakage';
import { writeCompositionSite } from './writeCompositionSite';

export interface BisectOptions extends SearchOptions {
  /** Runs the test on the site in a folder. */
  passes: RunTest;
  /** Time in ms since the epoch. */
  now: number;
}

/** Finds the first composition that a test fails on. Throws a UserError as `searchBreakage` does. */
export async function bisectCompositions(
  store: Store,
  { passes, now, ...options }: BisectOptions,
): Promise<Bisected<PastComposition>> {
  const kept = await pastCompositions(store, now);
  const folder = mkdtempSync(join(tmpdir(), 'bisect-'));
  try {
    return await searchBreakage(kept, options, async (composition, output) => {
      await writeCompositionSite(store, composition, folder);
      return passes(folder, output);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
