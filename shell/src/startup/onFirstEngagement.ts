/** A visitor counts as engaged after this time or on the first input. */
const ENGAGED_AFTER_MS = 4000;

/** Events that count as input. */
const INPUT_EVENTS = ['pointerdown', 'keydown', 'scroll'] as const;

/** Runs work that is useful later only, once the visitor engages, so that a bounce does not pay for it. Gives its cancellation. */
export function onFirstEngagement(act: () => void): () => void {
  const cancel = () => {
    clearTimeout(timer);
    for (const sign of INPUT_EVENTS) window.removeEventListener(sign, engaged);
  };
  const engaged = () => {
    cancel();
    act();
  };
  const timer = setTimeout(engaged, ENGAGED_AFTER_MS);
  for (const sign of INPUT_EVENTS) window.addEventListener(sign, engaged, { passive: true });
  return cancel;
}
