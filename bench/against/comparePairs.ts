/** Two builds measured in turns. Pure. */
import { median } from '../report/statistics';

/** Values of both sides: those at the same place were measured one right after the other. */
export interface Pairs<Value> {
  before: Value[];
  after: Value[];
}

export interface ComparedPairs {
  /** Medians, in the unit of the values. */
  before: number;
  after: number;
  /** Median of the ratios of after to before, pair by pair; NaN without a complete pair. */
  ratio: number;
  /** Pairs with the lower value after, and all complete pairs. */
  lower: number;
  pairs: number;
}

/** Compares two series, value by value: those of a pair were measured one right after the other. */
export function comparePairs(before: readonly number[], after: readonly number[]): ComparedPairs {
  const pairs = before.flatMap((value, place) => {
    const other = after[place] ?? NaN;
    return Number.isNaN(value + other) ? [] : [[value, other] as const];
  });
  return {
    before: median(pairs.map(([value]) => value)),
    after: median(pairs.map(([, other]) => other)),
    ratio: median(pairs.map(([value, other]) => other / value)),
    lower: pairs.filter(([value, other]) => other < value).length,
    pairs: pairs.length,
  };
}
