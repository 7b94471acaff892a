import type { Figure } from '../report/figure';
import type { BenchContext } from '../fixtures/benchContext';
import { feed } from './feed';
import { first } from './first';
import { interactions } from './interactions';
import { audits } from './lighthouse';
import { memory } from './memory';
import { repeat } from './repeat';
import { switches } from './switches';
import { overhead } from './overhead';

export interface Part {
  name: string;
  what: string;
  measure: (stage: BenchContext) => Promise<Figure[]>;
}

/** The parts of the bench, in the order in which they run. */
export const PARTS: readonly Part[] = [
  { name: 'tax', what: 'the federation against one bundle and against the defaults', measure: overhead },
  { name: 'first', what: 'script, steps and layout shift of a first visit', measure: first },
  { name: 'lighthouse', what: 'mobile audits of every screen', measure: audits },
  { name: 'switch', what: 'from a tap to the screen', measure: switches },
  { name: 'interaction', what: 'the slowest answer on the way through the app', measure: interactions },
  { name: 'feed', what: 'twenty swipes', measure: feed },
  { name: 'memory', what: 'two hundred reels', measure: memory },
  { name: 'repeat', what: 'coming again', measure: repeat },
];
