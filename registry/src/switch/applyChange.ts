/** The effect of a release command on the slot of one remote. Pure. */
import type { Release, RemoteSlot } from '@reelrupee/federation/composition/composition';
import { UserError } from '../userError';

export type Change =
  | { kind: 'release'; release: Release }
  | { kind: 'canary'; release: Release; percent: number }
  | { kind: 'promote' }
  /** `before`: the latest good release besides the current and the previous one, if any is left. */
  | { kind: 'rollback'; before?: Release };

/** The slot after a change. Throws a UserError when the change is not possible. */
export function applyChange(name: string, slot: RemoteSlot | undefined, change: Change): RemoteSlot {
  if (!slot) {
    if (change.kind === 'release') return { current: change.release };
    throw new UserError(`${name} is not live yet.`, 'Release it for everyone first, without a canary.');
  }
  switch (change.kind) {
    case 'release':
      return succeed(slot, change.release);
    case 'canary':
      return startCanary(name, slot, change.release, change.percent);
    case 'promote':
      if (!slot.canary) {
        throw new UserError(
          `${name} has no canary to promote.`,
          'Start one: --canary 10 in place of --promote.',
        );
      }
      return succeed(slot, slot.canary.release);
    case 'rollback':
      return goBack(name, slot, change.before);
  }
}

/** A canary was tried against the release that is now replaced: it ends with it. */
function succeed(slot: RemoteSlot, release: Release): RemoteSlot {
  if (release.id !== slot.current.id) return { current: release, previous: slot.current };
  return slot.previous ? { current: release, previous: slot.previous } : { current: release };
}

function startCanary(name: string, slot: RemoteSlot, release: Release, percent: number): RemoteSlot {
  if (release.id === slot.current.id) {
    throw new UserError(
      `${name} ${release.id} is live for everyone already.`,
      slot.canary ? 'Take back its canary: --rollback --reason "…".' : 'Change its sources first.',
    );
  }
  return { ...slot, canary: { release, percent } };
}

/** With a canary out, a rollback withdraws the canary; otherwise the current release. */
function goBack(name: string, slot: RemoteSlot, before: Release | undefined): RemoteSlot {
  const { current, previous, canary } = slot;
  if (canary) {
    // After a revert of the sources the canary is the previous release itself, which is taken back with it.
    const spare = previous?.id === canary.release.id ? before : previous;
    return spare ? { current, previous: spare } : { current };
  }
  if (!previous) {
    throw new UserError(
      `${name} has no earlier release to go back to.`,
      // Read by teams and in the workspace, whose commands differ.
      `Fix it and release it, or remove it from the site: npx reelrupee remove --reason "…"; in the workspace, npm run release -- ${name} --remove --reason "…".`,
    );
  }
  return before ? { current: previous, previous: before } : { current: previous };
}
