/** Decisions of the promo carousel, apart from the screen. */

/** Ms that a slide stays before the next one. */
export const PROMO_INTERVAL_MS = 5000;

const SWIPE_DISTANCE_PX = 40;

/** The slide that many steps away, round and round. */
export function slideAfter(index: number, step: number, count: number): number {
  return (index + step + count) % count;
}

export interface CarouselState {
  /** What the reader chose by the button; null before any choice. */
  choice: 'play' | 'pause' | null;
  reducedMotion: boolean;
  /** Touched, hovered, or holding the focus. */
  held: boolean;
  /** The page is in a tab that nobody sees. */
  hidden: boolean;
}

/** Whether the carousel means to move: by the reader's choice, else unless less motion was asked for. */
export function mayAutoAdvance({ choice, reducedMotion }: CarouselState): boolean {
  return choice === null ? !reducedMotion : choice === 'play';
}

/** Whether it moves now. */
export function isAutoAdvancing(situation: CarouselState): boolean {
  return mayAutoAdvance(situation) && !situation.held && !situation.hidden;
}

/** The step that a stroke of the finger asks for; 0 for a tap or a stroke that scrolls the page. */
export function swipeStep(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE_DISTANCE_PX || Math.abs(dx) < Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}
