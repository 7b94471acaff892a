/**
 * Returns a function that runs one task at a time; calls during a run are dropped and give undefined. Protects
 * against double taps, which can arrive before a button is rendered as disabled.
 */
export function singleFlight() {
  let running = false;
  return async function runOnce<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    if (running) return undefined;
    running = true;
    try {
      return await work();
    } finally {
      running = false;
    }
  };
}
