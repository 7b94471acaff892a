/** Below the 2.5 s after which a screen's next best release starts: no release is rejected for its texts. */
const LIMIT_MS = 1500;

/** Resolves once the work is done, or after the limit; work that is done later calls `late`. The work never rejects. */
export function withinLimit(work: Promise<void>, late: () => void): Promise<void> {
  return new Promise((resolve) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      resolve();
    }, LIMIT_MS);
    void work.then(() => {
      clearTimeout(timer);
      if (isLate) late();
      resolve();
    });
  });
}
