import { COMPOSITION_ELEMENT, type Composition } from '@reelrupee/federation/composition/composition';
import { readDataBlock } from './dataBlock';

/** The composition that this page was served with. */
export const composition = readDataBlock<Composition>(COMPOSITION_ELEMENT);

/** The live composition with the queries of all routes; undefined when the host gives no valid one. */
export async function liveComposition(): Promise<Composition | undefined> {
  const response = await fetch('/composition.json', { cache: 'no-cache' }).catch(() => undefined);
  if (!response?.ok) return undefined;
  const answer: unknown = await response.json().catch(() => undefined);
  return isComposition(answer) ? answer : undefined;
}

function isComposition(value: unknown): value is Composition {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    value.id !== '' &&
    'remotes' in value &&
    typeof value.remotes === 'object' &&
    value.remotes !== null
  );
}
