/** The provider's source of time; tests inject a clock that they control. */
export interface Clock {
  /** The present instant. */
  now(): Date;
}

export const realClock: Clock = { now: () => new Date() };
