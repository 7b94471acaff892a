import { COMPOSITION_ELEMENT, type Composition } from '@reelrupee/federation/composition/composition';
import { readInlined } from './inlined';

/** The composition that this page was served with. */
export const composition = readInlined<Composition>(COMPOSITION_ELEMENT);
