/** A page that paints nothing, or whose browser does not tell, is drawn all the same. */
const LIMIT_MS = 300;

/**
 * Resolves when the visitor sees what the page's HTML shows, or when there is nothing to wait for: no script is to
 * stand before that frame. On most visits it has come long before the script.
 */
export function afterFirstPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, LIMIT_MS);
  });
}
