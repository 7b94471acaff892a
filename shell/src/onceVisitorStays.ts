/** Who is still there after this time, or has touched or scrolled the page before, stays. */
const STAYS_AFTER_MS = 4000;

/** What shows that someone is there. */
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'scroll'] as const;

/** Does what costs bytes and serves later only, once the visitor stays: who glances at a page pays for it alone. */
export function onceVisitorStays(act: () => void): void {
  const stays = () => {
    clearTimeout(timer);
    for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, stays);
    act();
  };
  const timer = setTimeout(stays, STAYS_AFTER_MS);
  for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, stays, { passive: true });
}
