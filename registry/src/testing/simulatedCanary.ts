/** Simulated page views of a canary and its stable release, the same for the same seed. For tests and documents. */
import { tapBucket } from '@reelrupee/contract/tapDurations';
import { seededRandom } from '../../../api/src/testing/seededRandom';
import {
  addReports,
  analyseCanary,
  startAnalysis,
  type ObservedPair,
} from '../canary-analysis/analyseCanary';
import { NO_TAPS } from '../canary-analysis/tapEvidence';

/** Page views of the stable release for one of a canary for 5 % of browsers. */
const STABLE_VIEWS = 19;
/** Median of the stable release's taps. */
const TAP_MS = 80;

export interface Rates {
  /** Share of page views that fail. */
  failures: number;
  /** Duration of a tap, as a multiple of the stable release's. */
  duration: number;
}

export interface Simulation {
  canary: Rates;
  stable: Rates;
  /** Standard deviation of the logarithm of a tap's duration: some phones are several times as fast as others. */
  spread: number;
  /** Page views of the canary. */
  views: number;
  /** Browsers that have the canary and come back: each counts once as opened, once as failed. By default all are new. */
  visitors?: number;
  seed: number;
}

/** The page view at which a canary is withdrawn, analysed after every one; undefined when it never is. */
function withdrawnAt({ canary, stable, spread, views, visitors, seed }: Simulation): number | undefined {
  const random = generator(seed);
  const ofCanary = visitorsOf(random, visitors);
  const ofStable = visitorsOf(random, visitors && visitors * STABLE_VIEWS);
  let evidence = startAnalysis();
  for (let view = 1; view <= views; view += 1) {
    // Failures and durations vary with the time of day, for both alike.
    const load = Math.sin(view / 40 + seed);
    const pair = {
      canary: observe(random, canary, { views: 1, load, spread, isFirst: ofCanary }),
      stable: observe(random, stable, { views: STABLE_VIEWS, load, spread, isFirst: ofStable }),
    };
    evidence = addReports(evidence, pair);
    if (analyseCanary(evidence, pair).kind === 'withdraw') return view;
  }
  return undefined;
}

/** The share of so many simulated pairs that are withdrawn; each has a seed of its own. */
export function shareWithdrawn(pairs: number, simulation: Simulation): number {
  const withdrawn = Array.from({ length: pairs }, (_, index) =>
    withdrawnAt({ ...simulation, seed: simulation.seed + index }),
  );
  return withdrawn.filter((view) => view !== undefined).length / pairs;
}

function observe(
  random: () => number,
  { failures, duration }: Rates,
  { views, load, spread, isFirst }: { views: number; load: number; spread: number; isFirst: IsFirst },
): ObservedPair['canary'] {
  const observed = { failures: { views: 0, hits: 0 }, taps: [...NO_TAPS] };
  const buckets = bucketsOf(duration, spread, load);
  for (let view = 0; view < views; view += 1) {
    const isFailed = random() < failures * (1 + 0.5 * load);
    const counts = isFirst(isFailed ? 'failed' : 'opened');
    if (counts.report) observed.failures.views += 1;
    if (counts.report && isFailed) observed.failures.hits += 1;
    const bucket = buckets[Math.floor(random() * buckets.length)] ?? 0;
    if (counts.taps) observed.taps[bucket] = (observed.taps[bucket] ?? 0) + 1;
  }
  return observed;
}

/** True for the report and for the taps of a page view if they are the first ones of its visitor. */
type IsFirst = (kind: 'opened' | 'failed') => { report: boolean; taps: boolean };

function visitorsOf(random: () => number, visitors: number | undefined): IsFirst {
  if (visitors === undefined) return () => ({ report: true, taps: true });
  const seen = new Set<string>();
  const isNew = (key: string) => seen.size !== seen.add(key).size;
  return (kind) => {
    const visitor = Math.floor(random() * visitors);
    return { report: isNew(`${visitor} ${kind}`), taps: isNew(`${visitor} taps`) };
  };
}

const LOAD_STEPS = 8;
const knownBuckets = new Map<string, readonly number[]>();

/** The buckets of a sample of taps, made once: a simulation needs millions of values. */
function bucketsOf(duration: number, spread: number, load: number): readonly number[] {
  const step = Math.round(load * LOAD_STEPS) / LOAD_STEPS;
  const key = `${duration} ${spread} ${step}`;
  const known = knownBuckets.get(key);
  if (known) return known;
  const median = TAP_MS * duration * (1 + 0.1 * step);
  const buckets = NORMALS.map((normal) => tapBucket(asBrowserReports(median * Math.exp(spread * normal))));
  knownBuckets.set(key, buckets);
  return buckets;
}

/** Browsers round durations to 8 ms. */
function asBrowserReports(ms: number): number {
  return Math.round(ms / 8) * 8;
}

/** Numbers from 0 up to 1. Seeds that follow one another begin far apart. */
function generator(seed: number): () => number {
  return seededRandom(Math.imul(seed + 1, 0x9e3779b9)).next;
}

/** A sample of a normal distribution. */
const NORMALS = normals(4096, generator(1));

function normals(count: number, random: () => number): readonly number[] {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Array.from({ length: count }, normal);
}
