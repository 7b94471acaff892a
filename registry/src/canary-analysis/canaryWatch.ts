/** The memory of a watch: the evidence about each canary, over all reports that it has seen. */
import type { Composition } from '@reelrupee/federation/composition/composition';
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
  /** Hours since it came out, rounded up. */
  hours: number;
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
export function canariesOf({ remotes }: Composition, audit: AuditEntry[], now: number): Canary[] {
  return Object.entries(remotes).flatMap(([remote, { current, canary }]) => {
    if (!canary) return [];
    const release = canary.release.id;
    const own = audit.filter((entry) => entry.name === remote);
    const others = own.findLastIndex((entry) => entry.action !== 'canary' || entry.release !== release);
    const [first] = own.slice(others + 1);
    const ageMs = first ? now - Date.parse(first.at) : 0;
    return [
      {
        remote,
        release,
        stable: current.id,
        percent: canary.percent,
        hours: Math.max(1, Math.ceil(ageMs / 3_600_000)),
        isRamped: own.at(-1)?.ramp === true,
      },
    ];
  });
}

interface Seen {
  evidence: CanaryEvidence;
  totals: ObservedPair;
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
    const { remote, release, stable } = canary;
    const key = `${remote} ${release} ${stable}`;
    const before = this.#seen.get(key);
    const totals = observedPair(reports, canary);
    const evidence = before ? addReports(before.evidence, since(before.totals, totals)) : this.#begin(totals);
    this.#seen.set(key, { evidence, totals });
    const result = analyseCanary(evidence, totals);
    const isGrowing = canary.isRamped && result.kind === 'keep';
    const ready = isGrowing ? rampedPercent(totals.canary.failures.views) : canary.percent;
    return { canary, result, percent: Math.max(ready, canary.percent) };
  }

  #begin(totals: ObservedPair): CanaryEvidence {
    return this.#beginning === 'totals'
      ? addReports(startAnalysis(), totals)
      : startAnalysis(totals.stable.taps);
  }
}
