/** The measured speed of repeated work. */
export interface Measured {
  perSecond: number;
  /** Median and 95th percentile of one repetition, in ms. */
  p50: number;
  p95: number;
  /** CPU time of this process per repetition, in microseconds. */
  ownMicros: number;
  /** The same for the server's process, if there is one. */
  serverMicros: number | null;
}

/** Reads the CPU time of a process since its start, in microseconds. */
export type CpuClock = () => Promise<number>;

/** Runs numbered repetitions, `atOnce` of them concurrently, and measures them. */
export async function measure(
  count: number,
  atOnce: number,
  work: (number: number) => Promise<void>,
  serverCpu: CpuClock | null = null,
): Promise<Measured> {
  const times: number[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const number = next;
      next += 1;
      const started = performance.now();
      await work(number);
      times.push(performance.now() - started);
    }
  };
  const serverBefore = await serverCpu?.();
  const ownBefore = process.cpuUsage();
  const started = performance.now();
  await Promise.all(Array.from({ length: atOnce }, worker));
  const seconds = (performance.now() - started) / 1000;
  const own = process.cpuUsage(ownBefore);
  const serverAfter = await serverCpu?.();
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return {
    perSecond: count / seconds,
    p50: at(0.5),
    p95: at(0.95),
    ownMicros: (own.user + own.system) / count,
    serverMicros:
      serverBefore === undefined || serverAfter === undefined ? null : (serverAfter - serverBefore) / count,
  };
}

/** The round with the median speed. */
export function median(rounds: readonly Measured[]): Measured {
  const sorted = [...rounds].sort((one, other) => one.perSecond - other.perSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('There was no round');
  return middle;
}
