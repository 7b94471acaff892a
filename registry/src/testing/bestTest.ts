/**
 * Limits for every test of a canary's failure rate, at the level of `FALSE_WITHDRAWALS` and even if the stable rate is
 * known exactly. What a test of unknown rates does is to be measured against these. Pure.
 */

/** A rate of failing page views, and the one that a worse canary has instead. */
export interface Rates {
  stable: number;
  canary: number;
}

/**
 * The largest share of worse canaries that any test can withdraw within so many page views while it withdraws at most a
 * share `level` of equal ones. A test that stops early decides by the same page views, so the most powerful test of all
 * of them is the limit (Neyman and Pearson, 1933): it withdraws from a number of failures on, and by lot at the number
 * before.
 */
export function largestPower({ stable, canary }: Rates, views: number, level: number): number {
  let left = level;
  let power = 0;
  for (let hits = views; hits >= 0; hits -= 1) {
    const chance = binomial(views, hits, stable);
    const withdrawn = Math.min(1, left / chance);
    power += withdrawn * binomial(views, hits, canary);
    left -= withdrawn * chance;
    if (left <= 0) break;
  }
  return power;
}

/**
 * The smallest number of page views that a sequential test needs on average to withdraw a share `power` of worse
 * canaries, while it withdraws at most a share `level` of equal ones: the inequality of Wald, "Sequential Tests of
 * Statistical Hypotheses" (Ann. Math. Statist. 16, 1945).
 */
export function fewestViews({ stable, canary }: Rates, power: number, level: number): number {
  const missed = 1 - power;
  const found = power * Math.log(power / level);
  const lost = missed === 0 ? 0 : missed * Math.log(missed / (1 - level));
  return (found + lost) / informationPerView({ stable, canary });
}

/** The mean logarithm of the odds that a page view of a worse canary gives (Kullback-Leibler divergence, nats). */
function informationPerView({ stable, canary }: Rates): number {
  return canary * Math.log(canary / stable) + (1 - canary) * Math.log((1 - canary) / (1 - stable));
}

function binomial(views: number, hits: number, rate: number): number {
  let log = 0;
  for (let index = 0; index < hits; index += 1) log += Math.log((views - index) / (index + 1));
  return Math.exp(log + hits * Math.log(rate) + (views - hits) * Math.log(1 - rate));
}
