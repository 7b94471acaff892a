import type { Clock } from './clock';

/** Runs `work` at most once in `ms`, and returns the last result, which may be pending, in between. */
export function reuse<Result>(clock: Clock, ms: number, work: () => Promise<Result>): () => Promise<Result> {
  let last: { at: number; result: Promise<Result> } | null = null;
  return () => {
    const at = clock.now().getTime();
    // A clock that was set back counts as later, or the result would be kept until then.
    if (!last || Math.abs(at - last.at) >= ms) last = { at, result: work() };
    return last.result;
  };
}
