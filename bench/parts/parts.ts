import type { Figure } from '../report/figure';
import type { Stage } from '../stage/stage';
import { first } from './first';
import { tax } from './tax';

export interface Part {
  name: string;
  what: string;
  measure: (stage: Stage) => Promise<Figure[]>;
}

/** The parts of the bench, in the order in which they run. */
export const PARTS: readonly Part[] = [
  { name: 'tax', what: 'the federation against one bundle and against the defaults', measure: tax },
  { name: 'first', what: 'script, steps and layout shift of a first visit', measure: first },
];
