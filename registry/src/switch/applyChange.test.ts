import { describe, expect, test } from 'vitest';
import type { Release, RemoteSlot } from '@reelrupee/federation/composition/composition';
import { UserError } from '../userError';
import { applyChange, type Change } from './applyChange';

function release(id: string): Release {
  return { id, platform: '^1.0.0', routes: [], files: {} };
}
const [a, b, c] = [release('a'), release('b'), release('c')];

describe('a change of what is live', () => {
  const cases: [string, RemoteSlot | undefined, Change, RemoteSlot][] = [
    ['the first release', undefined, { kind: 'release', release: a }, { current: a }],
    ['the next release', { current: a }, { kind: 'release', release: b }, { current: b, previous: a }],
    [
      'the same release again keeps the last known good one',
      { current: b, previous: a },
      { kind: 'release', release: b },
      { current: b, previous: a },
    ],
    [
      'a release ends a canary',
      { current: a, canary: { release: b, percent: 5 } },
      { kind: 'release', release: c },
      { current: c, previous: a },
    ],
    [
      'a canary next to the current one',
      { current: b, previous: a },
      { kind: 'canary', release: c, percent: 10 },
      { current: b, previous: a, canary: { release: c, percent: 10 } },
    ],
    [
      'a canary of another size',
      { current: a, canary: { release: b, percent: 10 } },
      { kind: 'canary', release: b, percent: 50 },
      { current: a, canary: { release: b, percent: 50 } },
    ],
    [
      'a promotion',
      { current: a, canary: { release: b, percent: 10 } },
      { kind: 'promote' },
      { current: b, previous: a },
    ],
    [
      'a rollback withdraws a canary first',
      { current: b, previous: a, canary: { release: c, percent: 10 } },
      { kind: 'rollback' },
      { current: b, previous: a },
    ],
    [
      'a rollback of a canary of the spare release: another good one takes its place',
      { current: c, previous: b, canary: { release: b, percent: 10 } },
      { kind: 'rollback', before: a },
      { current: c, previous: a },
    ],
    [
      'a rollback of a canary of the spare release without another good one',
      { current: b, previous: a, canary: { release: a, percent: 10 } },
      { kind: 'rollback' },
      { current: b },
    ],
    ['a rollback of the current one', { current: b, previous: a }, { kind: 'rollback' }, { current: a }],
    [
      'a rollback with an older good one left',
      { current: c, previous: b },
      { kind: 'rollback', before: a },
      { current: b, previous: a },
    ],
  ];
  test.each(cases)('%s', (_name, slot, change, after) => {
    expect(applyChange('mf-x', slot, change)).toEqual(after);
  });
});

describe('a change that makes no sense is refused with what to do', () => {
  const cases: [string, RemoteSlot | undefined, Change][] = [
    ['a canary of nothing live', undefined, { kind: 'canary', release: a, percent: 5 }],
    ['a canary of the current release', { current: a }, { kind: 'canary', release: a, percent: 5 }],
    ['a promotion without a canary', { current: a }, { kind: 'promote' }],
    ['a rollback to nowhere', { current: a }, { kind: 'rollback' }],
  ];
  test.each(cases)('%s', (_name, slot, change) => {
    expect(() => applyChange('mf-x', slot, change)).toThrow(UserError);
  });
});
