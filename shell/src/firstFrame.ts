/** As the page names what it has painted. */
const FIRST_CONTENT = 'first-contentful-paint';

/** A page that paints nothing of its HTML, or whose browser does not tell, is drawn all the same. */
const LIMIT_MS = 300;

/**
 * Resolves when the visitor sees what the page's HTML shows, or when there is nothing to wait for: no script is to
 * stand before that frame. On most visits it has come long before the script.
 */
export function firstFrame(): Promise<void> {
  if (document.hidden || isPainted()) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(() => {
      if (isPainted()) done();
    });
    const limit = setTimeout(done, LIMIT_MS);
    observer.observe({ type: 'paint', buffered: true });

    function done(): void {
      observer.disconnect();
      clearTimeout(limit);
      resolve();
    }
  });
}

function isPainted(): boolean {
  return performance.getEntriesByName(FIRST_CONTENT).length > 0;
}
