/** Ms after which a browser that does not report idle time counts as idle. */
const FALLBACK_MS = 500;

/** Network Information API, available in Chromium only. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Runs a preload when the browser is idle; not for users who save data or are on a slow network. */
export function preloadWhenIdle(preload: () => void): void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return;
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => preload());
  else setTimeout(preload, FALLBACK_MS);
}
