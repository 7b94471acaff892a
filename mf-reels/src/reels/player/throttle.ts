/** A throttled function of one value. */
export interface Throttled<Value> {
  (value: Value): void;
  /** Drops the pending value. */
  cancel: () => void;
}

/** Passes on the first value at once, then the latest value every `ms`; the last value is never lost. */
export function throttle<Value>(take: (value: Value) => void, ms: number): Throttled<Value> {
  let pending: { value: Value } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tick() {
    timer = undefined;
    if (!pending) return;
    const { value } = pending;
    pending = null;
    timer = setTimeout(tick, ms);
    take(value);
  }

  function throttled(value: Value) {
    pending = { value };
    if (timer === undefined) tick();
  }

  function cancel() {
    clearTimeout(timer);
    timer = undefined;
    pending = null;
  }

  return Object.assign(throttled, { cancel });
}
