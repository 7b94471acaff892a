import { expect, test } from 'vitest';
import { turnWheel, IDLE_WHEEL, type WheelTurn } from './wheel';

/** The steps for a sequence of wheel events. */
function steps(turns: WheelTurn[]): number[] {
  let state = IDLE_WHEEL;
  return turns.map((turn) => {
    const { step, ...next } = turnWheel(state, turn);
    state = next;
    return step;
  });
}

const turns = (deltas: number[], everyMs: number): WheelTurn[] =>
  deltas.map((deltaY, index) => ({ deltaY, at: index * everyMs }));

test.each<[string, WheelTurn[], number[]]>([
  ['a notch down', turns([120], 0), [1]],
  ['a notch up', turns([-120], 0), [-1]],
  ['two notches with a pause between', turns([120, 120], 300), [1, 1]],
  [
    'notches without a pause',
    turns([120, 120, 120, 120, 120, 120, 120, 120, 120], 100),
    [1, 0, 0, 0, 0, 0, 0, 0, 1],
  ],
  [
    'the inertia of a touchpad',
    turns([8, 60, 90, 60, 30, 12, 8, 6, 4, 3, 2, 1], 100),
    [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  ],
  ['sideways only', turns([0], 0), [0]],
])('%s', (_name, given, expected) => {
  expect(steps(given)).toEqual(expected);
});
