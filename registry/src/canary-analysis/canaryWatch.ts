/** The memory of a watch: the evidence about each canary, over all reports that it has seen. */
import type { Composition } from '@reelrupee/federation/composition/composition';
import { isRamped } from '../store/auditLog';
import type { AuditEntry } from '../store/auditEntry';
import {
  addReports,
  analyseCanary,
  startAnalysis,
  type CanaryEvidence,
  type CanaryResult,
  type ObservedPair,
} from './analyseCanary';
import { observedPair, since } from './observed';
import { rampedPercent } from './ramp';
import type { CanaryReports } from './reports';

/** A canary that is out. */
export interface Canary {
  remote: string;
  release: string;
  stable: string;
  percent: number;
  /** ISO time when it came out; empty if the log does not say. */
  since: string;
  /** It grows automatically. */
  isRamped: boolean;
}

export interface CanaryAnalysis {
  canary: Canary;
  result: CanaryResult;
  /** The percentage that it is ready for; its own unless it is ramped and not worse. */
  percent: number;
}

/** The canaries of a composition. Pure. */
export function canariesOf({ remotes }: Composition, audit: AuditEntry[]): Canary[] {
  return Object.entries(remotes).flatMap(([remote, { current, canary }]) => {
    if (!canary) return [];
    const release = canary.release.id;
    // The removal of an old release changes nothing that is live.
    const own = audit.filter((entry) => entry.name === remote && entry.action !== 'prune');
    const others = own.findLastIndex((entry) => entry.action !== 'canary' || entry.release !== release);
    // A rollback to a composition with this canary has no entry for it after its own.
    const first = own[others + 1] ?? own[others];
    return [
      {
        remote,
        release,
        stable: current.id,
        percent: canary.percent,
        since: first?.at ?? '',
        isRamped: isRamped(audit, remote),
      },
    ];
  });
}

interface Seen {
  evidence: CanaryEvidence;
  totals: ObservedPair;
  /** Page views of the canary before the watch, which are in the totals and no evidence. */
  unwatched: number;
}

/**
 * Start of a watch: with all reports so far, or after them. A continuous watch compares page views of the same time
 * only; a single look has only the totals.
 */
export type Beginning = 'totals' | 'now';

export class CanaryWatch {
  readonly #seen = new Map<string, Seen>();
  readonly #beginning: Beginning;

  constructor(beginning: Beginning) {
    this.#beginning = beginning;
  }

  /** Adds the reports since the last call and analyses the canary. */
  analyse(canary: Canary, reports: CanaryReports): CanaryAnalysis {
    const { remote, release, stable, since: outSince } = canary;
    // One that was withdrawn, repaired and put out again is analysed by the page views since then.
    const key = `${remote} ${release} ${stable} ${outSince}`;
    const before = this.#seen.get(key);
    const totals = observedPair(reports, canary);
    const evidence = before ? addReports(before.evidence, since(before.totals, totals)) : this.#begin(totals);
    const { views } = totals.canary.failures;
    const unwatched = before?.unwatched ?? (this.#beginning === 'now' ? views : 0);
    this.#seen.set(key, { evidence, totals, unwatched });
    const result = analyseCanary(evidence, totals);
    const isGrowing = canary.isRamped && result.kind === 'keep';
    const ready = isGrowing ? rampedPercent(views - unwatched) : canary.percent;
    return { canary, result, percent: Math.max(ready, canary.percent) };
  }

  #begin(totals: ObservedPair): CanaryEvidence {
    return this.#beginning === 'totals'
      ? addReports(startAnalysis(), totals)
      : startAnalysis(totals.stable.taps);
  }
}
