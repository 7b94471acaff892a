/** The promo carousel’s rules, as pure functions. */

/** Ms between slides. */
export const PROMO_INTERVAL_MS = 5000;

const SWIPE_DISTANCE_PX = 40;

/** The index `step` slides away, wrapping around at both ends. */
export function slideAfter(index: number, step: number, count: number): number {
  return (index + step + count) % count;
}

export interface CarouselState {
  /** The user’s choice by the pause button; null before any choice. */
  userChoice: 'play' | 'pause' | null;
  reducedMotion: boolean;
  /** Touched, hovered or focused. */
  interacting: boolean;
  /** The tab is visible. */
  visible: boolean;
}

/** True if the carousel is set to advance: by the user’s choice, or by default unless reduced motion is on. */
export function mayAutoAdvance({ userChoice, reducedMotion }: CarouselState): boolean {
  return userChoice === null ? !reducedMotion : userChoice === 'play';
}

/** True if the carousel advances now: set to advance, visible, and nobody is interacting with it. */
export function isAutoAdvancing(state: CarouselState): boolean {
  return mayAutoAdvance(state) && !state.interacting && state.visible;
}

/** The step for a swipe by dx, dy px; 0 for a tap or a vertical scroll. */
export function swipeStep(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE_DISTANCE_PX || Math.abs(dx) < Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}
