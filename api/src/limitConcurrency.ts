/** Returns a function that runs at most `limit` tasks at once; the others wait in order. */
export function limitConcurrency(limit: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The slot passes to the next task, so `running` stays the same.
      if (next) next();
      else running -= 1;
    }
  };
}
