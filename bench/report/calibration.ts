import { createHash } from 'node:crypto';

const TRIES = 9;
const ROUNDS = 2e6;

/**
 * Ms that the machine takes just now for a piece of work that is always the same, the median of a few tries. A machine
 * that shares its processor is not equally fast all day: times of two runs compare only where this does.
 */
export function calibrationMs(): number {
  work();
  const times = Array.from({ length: TRIES }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return Math.round(times.sort((one, other) => one - other)[Math.floor(TRIES / 2)] ?? NaN);
}

/** Of what a page keeps a processor busy with: numbers, maps, text. Gives something, so that nothing is left out. */
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
