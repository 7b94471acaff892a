/** Quiet after which a turn of the wheel is a new one. */
const QUIET_MS = 200;
/** A wheel that keeps turning moves on again after this, unless it is only a touchpad that runs out. */
const AGAIN_MS = 700;
const NOTCH = 100;

/** What has been seen of the wheel. */
export interface WheelState {
  lastEventAt: number;
  lastStepAt: number;
}

export interface WheelTurn {
  deltaY: number;
  /** Ms. */
  at: number;
}

export const WHEEL_AT_REST: WheelState = { lastEventAt: -Infinity, lastStepAt: -Infinity };

/** One turn of a wheel is one reel, however many events it sends: a notch alone would not reach the next snap point. */
export function turnWheel(state: WheelState, { deltaY, at }: WheelTurn): WheelState & { step: -1 | 0 | 1 } {
  const isNew = at - state.lastEventAt > QUIET_MS;
  const goesOn = at - state.lastStepAt > AGAIN_MS && Math.abs(deltaY) >= NOTCH;
  if (deltaY === 0 || !(isNew || goesOn)) return { lastEventAt: at, lastStepAt: state.lastStepAt, step: 0 };
  return { lastEventAt: at, lastStepAt: at, step: deltaY > 0 ? 1 : -1 };
}
