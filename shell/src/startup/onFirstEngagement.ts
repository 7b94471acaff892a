/** Who is still there after this time, or has touched or scrolled the page before, stays. */
const ENGAGED_AFTER_MS = 4000;

/** What shows that someone is there. */
const INPUT_EVENTS = ['pointerdown', 'keydown', 'scroll'] as const;

/** Does what costs bytes and serves later only, once the visitor stays: who glances at a page pays for it alone. */
export function onFirstEngagement(act: () => void): void {
  const engaged = () => {
    clearTimeout(timer);
    for (const sign of INPUT_EVENTS) window.removeEventListener(sign, engaged);
    act();
  };
  const timer = setTimeout(engaged, ENGAGED_AFTER_MS);
  for (const sign of INPUT_EVENTS) window.addEventListener(sign, engaged, { passive: true });
}
