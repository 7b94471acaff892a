import { median } from '../median';
import type { CallAs } from './actions';

/** Turns of each database. */
export const ROUNDS = 5;

/**
 * Rows of action, median ms on the small and the large database, and their ratio. The databases take turns; each call
 * is for another user, spread over all users.
 */
export async function compare(
  small: Record<string, CallAs>,
  large: Record<string, CallAs>,
  users: { small: number; large: number },
  calls: number,
): Promise<string[][]> {
  const rows: string[][] = [];
  for (const [name, onLarge] of Object.entries(large)) {
    const onSmall = small[name];
    if (!onSmall) continue;
    const times = { small: [] as number[], large: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.small.push(...(await timeOf(onSmall, { round, users: users.small, calls })));
      times.large.push(...(await timeOf(onLarge, { round, users: users.large, calls })));
    }
    rows.push(ratioRow(name, median(times.small), median(times.large)));
  }
  return rows;
}

/** A row of both databases' ms and their ratio. */
export function ratioRow(name: string, small: number, large: number): string[] {
  return [name, small.toFixed(2), large.toFixed(2), (large / small).toFixed(2)];
}

/** Ms of each call of a round. */
async function timeOf(
  call: CallAs,
  { round, users, calls }: { round: number; users: number; calls: number },
): Promise<number[]> {
  const times: number[] = [];
  for (let place = 0; place < calls; place += 1) {
    const user = 1 + Math.floor(((round * calls + place) * users) / (ROUNDS * calls));
    const started = performance.now();
    await call(user);
    times.push(performance.now() - started);
  }
  return times;
}
