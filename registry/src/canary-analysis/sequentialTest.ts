/**
 * An always-valid sequential test of two proportions: does something happen more often with a canary than with the
 * stable release? It may be read after every page view and still keeps its error rate. Pure.
 *
 * Method: the e-variable for two proportions of Turner, Ly and Grünwald, "Generic E-variables for exact sequential
 * k-sample tests that allow for optional stopping" (2021, arXiv:2106.02693), multiplied over blocks and mixed over
 * alternatives. Under the null hypothesis the product is a test martingale, for whatever common rate, also one that
 * changes between blocks; by Ville's inequality it ever reaches 1/α with probability α at most.
 */

export interface Counts {
  /** Page views. */
  views: number;
  /** Page views with the event. */
  hits: number;
}

/** Page views of the same time. */
export interface Block {
  canary: Counts;
  stable: Counts;
}

export interface Evidence {
  /** Logarithm of the e-process of each alternative. */
  logs: readonly number[];
  /** Page views of the stable release so far: the alternatives start from its rate. */
  stable: Counts;
}

/** A rate of the canary that the test looks for, given the stable one, with its weight in the mixture. */
interface Alternative {
  weight: number;
  rate: (stable: number) => number;
}

const ALTERNATIVES: readonly Alternative[] = [
  { weight: 0.3, rate: withOdds(1.5) },
  { weight: 0.4, rate: withOdds(2) },
  { weight: 0.1, rate: withOdds(4) },
  // A release that is simply broken is recognised within a few page views.
  { weight: 0.2, rate: (stable) => Math.max(0.5, withOdds(4)(stable)) },
];

/** No evidence yet, with a guess at the stable rate that counts as many page views as it names. */
export function startEvidence(guess: Counts): Evidence {
  return { logs: ALTERNATIVES.map(() => 0), stable: guess };
}

/** The evidence after further page views. The block must not have been looked at to choose when it ends. */
export function addBlock({ logs, stable }: Evidence, block: Block): Evidence {
  const stableRate = stable.hits / stable.views;
  return {
    logs: logs.map((log, index) => {
      const alternative = ALTERNATIVES[index]?.rate(stableRate) ?? stableRate;
      return log + logRatio(block, alternative, stableRate);
    }),
    stable: { views: stable.views + block.stable.views, hits: stable.hits + block.stable.hits },
  };
}

/** The odds that the page views give for a higher rate of the canary: the wealth of a fair bet on it, from 1. */
export function eValue({ logs }: Pick<Evidence, 'logs'>): number {
  return logs.reduce((sum, log, index) => sum + (ALTERNATIVES[index]?.weight ?? 0) * Math.exp(log), 0);
}

/** Logarithm of the likelihood of the block under two rates, divided by that under the mean rate of its views. */
function logRatio({ canary, stable }: Block, canaryRate: number, stableRate: number): number {
  const views = canary.views + stable.views;
  if (views === 0) return 0;
  const mean = (canary.views * canaryRate + stable.views * stableRate) / views;
  return logLikelihood(canary, canaryRate, mean) + logLikelihood(stable, stableRate, mean);
}

function logLikelihood({ views, hits }: Counts, rate: number, mean: number): number {
  return hits * Math.log(rate / mean) + (views - hits) * Math.log((1 - rate) / (1 - mean));
}

/** The rate whose odds are a multiple of those of another rate. */
function withOdds(multiple: number): (rate: number) => number {
  return (rate) => (multiple * rate) / (1 - rate + multiple * rate);
}
