import { COMPOSITION_ELEMENT, type Composition } from '@reelrupee/federation/composition/composition';
import { readDataBlock } from './dataBlock';

/** The composition that this page was served with. */
export const composition = readDataBlock<Composition>(COMPOSITION_ELEMENT);

/** The composition that is live now, first calls of all routes included; undefined when it cannot be had. */
export async function liveComposition(): Promise<Composition | undefined> {
  const response = await fetch('/composition.json', { cache: 'no-cache' }).catch(() => undefined);
  if (!response?.ok) return undefined;
  return response.json().catch(() => undefined) as Promise<Composition | undefined>;
}
