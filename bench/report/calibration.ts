import { createHash } from 'node:crypto';
import { median } from './statistics';

const TRIES = 9;
const ROUNDS = 2e6;

/**
 * Ms that the machine currently takes for a fixed piece of work, the median of a few tries. The speed of a shared
 * processor changes over the day: the times of two runs compare only if their calibrations do.
 */
export function calibrationMs(): number {
  work();
  const times = Array.from({ length: TRIES }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return Math.round(median(times));
}

/** Work of the kinds that pages do: numbers, maps, text. Returns a value, so that no engine optimises it away. */
function work(): string {
  const seen = new Map<number, number>();
  let number = 1;
  for (let round = 0; round < ROUNDS; round += 1) {
    number = (number * 1_103_515_245 + 12_345) & 0x7fffffff;
    if (round % 8 === 0) seen.set(number & 4095, round);
  }
  return createHash('sha256')
    .update(JSON.stringify([...seen]))
    .digest('hex');
}
