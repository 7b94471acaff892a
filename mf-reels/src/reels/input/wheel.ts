/** Ms without events after which the next wheel event is a new gesture. */
const QUIET_MS = 200;
/** Ms after which a wheel that keeps turning steps again, unless the events are a touchpad’s inertia. */
const AGAIN_MS = 700;
const NOTCH = 100;

/** When the last wheel event and the last step happened, in ms. */
export interface WheelState {
  lastEventAt: number;
  lastStepAt: number;
}

export interface WheelTurn {
  deltaY: number;
  /** Ms. */
  at: number;
}

export const IDLE_WHEEL: WheelState = { lastEventAt: -Infinity, lastStepAt: -Infinity };

/** One gesture moves one reel, however many events it fires: native scrolling by one notch would snap back. */
export function turnWheel(state: WheelState, { deltaY, at }: WheelTurn): WheelState & { step: -1 | 0 | 1 } {
  const isNew = at - state.lastEventAt > QUIET_MS;
  const continues = at - state.lastStepAt > AGAIN_MS && Math.abs(deltaY) >= NOTCH;
  if (deltaY === 0 || !(isNew || continues))
    return { lastEventAt: at, lastStepAt: state.lastStepAt, step: 0 };
  return { lastEventAt: at, lastStepAt: at, step: deltaY > 0 ? 1 : -1 };
}
