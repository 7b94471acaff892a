/** Globals that `paints.page.js` sets in the measured page. */
export interface Paints {
  /** Ms from the navigation's start; NaN while there is none. */
  lcpMs: number;
  fcpMs: number;
  contentMs: number;
  /** Blocking time of all long animation frames: the part of their tasks, rendering included, above 50 ms each. */
  blockingMs: number;
  /** Cumulative layout shift. */
  shift: number;
}

export interface Content {
  within: string;
  text: string;
}

declare global {
  interface Window {
    benchPaints: Paints;
    benchContent?: Content;
    benchHas: (content: Content) => boolean;
    benchOnceDrawn: (isThere: () => boolean, done: (at: number) => void) => void;
  }
}
