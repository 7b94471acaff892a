/**
 * A gate that lets one piece of work through at a time; what comes while that runs is turned away and gives
 * undefined. For buttons that send: the second of two taps may come before the button is drawn as disabled.
 */
export function singleFlight() {
  let running = false;
  return async function once<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    if (running) return undefined;
    running = true;
    try {
      return await work();
    } finally {
      running = false;
    }
  };
}
