import { isDeepStrictEqual } from 'node:util';
import { applyChange, type Change } from './applyChange';
import type { Content, Step } from './switch';

/** The step of one change to one remote's slot. It is a change, too, that a canary begins or ceases to grow. */
export function step(
  live: Content,
  name: string,
  change: Change,
  noted: Partial<Step['audit'][number]>,
): Step {
  const before = live.remotes[name];
  const slot = applyChange(name, before, change);
  if (isDeepStrictEqual(slot, before) && noted.ramp === undefined) return { next: live, audit: [] };
  const audit: Step['audit'][number] = {
    action: change.kind,
    name,
    release: slot.current.id,
    ...(before && { from: before.current.id }),
    ...(change.kind === 'canary' && { percent: change.percent }),
    ...noted,
  };
  return { next: { ...live, remotes: { ...live.remotes, [name]: slot } }, audit: [audit] };
}
