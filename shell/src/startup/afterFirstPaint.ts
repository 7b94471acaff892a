/** Fallback: resolves after this time if the page does not paint or the browser reports no paint. */
const LIMIT_MS = 300;

/**
 * Resolves when the browser has painted the prerendered HTML, or at once in a hidden tab, so that scripts do not delay
 * first paint. On most visits the paint precedes the script.
 */
export function afterFirstPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, LIMIT_MS);
  });
}
