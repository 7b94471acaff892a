/** The fault matrix: every remote × every fault. */
import { ALL_COMBINATIONS } from '../../../api/src/testing/combinations';
import { FAULTS, type Fault } from './faults';
import { liveComposition } from '../site/site';

export interface FaultCase {
  kind: 'fault';
  remote: string;
  fault: Fault;
  /** A good previous release exists. */
  spare: boolean;
  /** Releases are served from a separate origin. */
  twoOrigins: boolean;
}

/** The network fails after the page has loaded. */
export interface OfflineCase {
  kind: 'offline';
  remote: string;
}

export type Case = FaultCase | OfflineCase;

const remotes = Object.keys(liveComposition().remotes);

/** The faults that a remote meets in this run: together the remotes meet all of them at least once. */
const faultsFor = (place: number) =>
  FAULTS.filter((_fault, index) => ALL_COMBINATIONS || index % remotes.length === place);

/** The cases, in groups of one page each. */
export const GROUPS: Record<string, Case[]> = {
  ...Object.fromEntries(
    remotes.map((remote, place) => [
      `${remote}, with a previous release`,
      faultsFor(place).map((fault) => ({
        kind: 'fault' as const,
        remote,
        fault,
        spare: true,
        twoOrigins: false,
      })),
    ]),
  ),
  // Differences between remotes are covered above: here each fault meets one of them.
  'no previous release': FAULTS.map((fault, index) => ({
    kind: 'fault',
    remote: remotes[index % remotes.length] ?? '',
    fault,
    spare: false,
    twoOrigins: false,
  })),
  'two origins': FAULTS.map((fault, index) => ({
    kind: 'fault',
    remote: remotes[(index + 1) % remotes.length] ?? '',
    fault,
    spare: true,
    twoOrigins: true,
  })),
  'offline after load': remotes.map((remote) => ({ kind: 'offline', remote })),
};

/** The case in a few words, the same for every remote. */
export function nameOf(one: Case): string {
  if (one.kind === 'offline') return 'offline after load';
  if (one.twoOrigins) return `${one.fault.name}, two origins`;
  return one.spare ? one.fault.name : `${one.fault.name}, none before`;
}
