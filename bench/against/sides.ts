import type { Browser } from 'playwright-core';
import type { Site } from '../fixtures/benchContext';
import type { Pairs } from './comparePairs';

/** The sites of the two commits. */
export interface Sides {
  before: Site;
  after: Site;
}

/** Measures so many pairs of its figures, and gives each figure's name with its values. */
export type Comparison = (
  browser: Browser,
  sides: Sides,
  runs: number,
) => Promise<(readonly [figure: string, values: Pairs<number>])[]>;

/** Names of the sides in the order of one pair: it changes from pair to pair. */
export function orderOf(pair: number): readonly (keyof Sides)[] {
  return pair % 2 === 0 ? ['before', 'after'] : ['after', 'before'];
}
