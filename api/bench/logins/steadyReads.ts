import { setTimeout as wait } from 'node:timers/promises';
import type { HttpCaller } from '../httpLoad';
import { type BenchUser, benchUser } from '../people';
import { payloadOf, READS } from '../reads/actions';

/** Time between two reads, in ms. */
const EVERY_MS = 10;

export interface ReadTimes {
  p50: number;
  p95: number;
  p99: number;
}

/**
 * Sends each read in turn at a steady rate until `ended`, and returns how long they took, in ms. A read counts from when it
 * was due, so that a server that holds up one read is charged for those behind it too.
 */
export async function steadyReads(
  { call }: HttpCaller,
  planId: string,
  users: number,
  ended: Promise<unknown>,
): Promise<ReadTimes> {
  let going = true;
  void ended.finally(() => (going = false));
  const pending: Promise<number>[] = [];
  const started = performance.now();
  for (let number = 0; going; number += 1) {
    const due = started + number * EVERY_MS;
    await wait(Math.max(0, due - performance.now()));
    pending.push(timeRead(call, number, benchUser(number % users), planId, due));
  }
  const times = (await Promise.all(pending)).sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

async function timeRead(
  call: HttpCaller['call'],
  number: number,
  { userId, token }: BenchUser,
  planId: string,
  due: number,
): Promise<number> {
  const read = READS[number % READS.length] ?? 'getPlan';
  await call(read, payloadOf(read, userId, planId), token);
  return performance.now() - due;
}
