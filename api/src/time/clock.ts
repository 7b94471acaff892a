/** Where the provider reads the time. Tests inject a clock that they move; production has only the real one. */
export interface Clock {
  /** The present instant. */
  now(): Date;
}

export const realClock: Clock = { now: () => new Date() };
