import { isDeepStrictEqual } from 'node:util';
import type { Composition } from '@reelrupee/federation/composition/composition';
import { applyChange, type Change } from './applyChange';
import type { Step } from './switch';

/** The step of one change to one remote's slot. It is a change, too, that a canary begins or ceases to grow. */
export function step(
  live: Composition,
  name: string,
  change: Change,
  noted: Partial<Step['audit'][number]>,
): Step {
  const { id: _, ...content } = live;
  const before = content.remotes[name];
  const slot = applyChange(name, before, change);
  if (isDeepStrictEqual(slot, before) && noted.ramp === undefined) return { next: content, audit: [] };
  const audit: Step['audit'][number] = {
    action: change.kind,
    name,
    release: slot.current.id,
    ...(before && { from: before.current.id }),
    ...(change.kind === 'canary' && { percent: change.percent }),
    ...noted,
  };
  return { next: { ...content, remotes: { ...content.remotes, [name]: slot } }, audit: [audit] };
}
