import type { Figure } from '../report/figure';
import type { BenchContext } from '../fixtures/benchContext';
import { feed } from './feed';
import { first } from './first';
import { interactions } from './interactions';
import { audits } from './lighthouse';
import { memory } from './memory';
import { opens } from './opens';
import { release } from './release';
import { repeat } from './repeat';
import { switches } from './switches';
import { overhead } from './overhead';

export interface Part {
  name: string;
  description: string;
  measure: (context: BenchContext) => Promise<Figure[]>;
}

/** The parts of the bench, in the order in which they run. */
export const PARTS: readonly Part[] = [
  {
    name: 'overhead',
    description: 'the federation compared with one bundle',
    measure: overhead,
  },
  {
    name: 'first',
    description: 'script size, request depth and layout shift of a first visit',
    measure: first,
  },
  { name: 'lighthouse', description: 'mobile audits of every screen', measure: audits },
  { name: 'switch', description: 'from a tap to the screen', measure: switches },
  {
    name: 'interaction',
    description: 'the slowest response on a journey through the app',
    measure: interactions,
  },
  { name: 'open', description: 'from a tap to the first withdrawal and reel', measure: opens },
  { name: 'feed', description: 'twenty swipes', measure: feed },
  { name: 'memory', description: 'two hundred reels', measure: memory },
  {
    name: 'release',
    description: 'bytes of a one-line release for a returning visitor',
    measure: release,
  },
  { name: 'repeat', description: 'repeat visits and offline', measure: repeat },
];
