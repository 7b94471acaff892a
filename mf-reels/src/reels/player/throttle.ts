/** A function that takes values at most once in a while. */
export interface Throttled<Value> {
  (value: Value): void;
  /** Drops the value that waits. */
  cancel: () => void;
}

/** Hands on the first value at once and then the latest one every `ms`; the last one is never lost. */
export function throttle<Value>(take: (value: Value) => void, ms: number): Throttled<Value> {
  let waiting: { value: Value } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tick() {
    timer = undefined;
    if (!waiting) return;
    const { value } = waiting;
    waiting = null;
    timer = setTimeout(tick, ms);
    take(value);
  }

  function throttled(value: Value) {
    waiting = { value };
    if (timer === undefined) tick();
  }

  function cancel() {
    clearTimeout(timer);
    timer = undefined;
    waiting = null;
  }

  return Object.assign(throttled, { cancel });
}
