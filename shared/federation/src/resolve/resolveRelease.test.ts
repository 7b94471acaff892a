import { describe, expect, test } from 'vitest';
import type { Release, RemoteSlot } from '../composition/composition';
import { resolveRelease, type ResolveContext } from './resolveRelease';

function release(id: string, more: Partial<Release> = {}): Release {
  const routes = [{ path: '/profile', title: 'Profile', skeleton: 'list' as const }];
  return { id, platform: '^1.0.0', routes, files: {}, ...more };
}

const now = release('now');
const before = release('before');
const next = release('next');
const slot: RemoteSlot = { current: now, previous: before };
const withCanary: RemoteSlot = { ...slot, canary: { release: next, percent: 10 } };
const base: ResolveContext = { slot, platform: '1.2.0', bucket: 50, path: '/profile', failures: {} };

describe('the resolved release', () => {
  const cases: [string, Partial<ResolveContext>, string, string][] = [
    ['the current one by default', {}, 'now', 'current'],
    ['the canary for a browser below its percentage', { slot: withCanary, bucket: 9 }, 'next', 'canary'],
    ['the current one for a browser at its percentage', { slot: withCanary, bucket: 10 }, 'now', 'current'],
    [
      'the current one when the canary failed',
      { slot: withCanary, bucket: 0, failures: { next: 'render' } },
      'now',
      'current',
    ],
    [
      'the previous one when both failed',
      { slot: withCanary, bucket: 0, failures: { next: 'render', now: 'timeout' } },
      'before',
      'previous',
    ],
    [
      'the previous one when the current one failed',
      { failures: { now: 'integrity' } },
      'before',
      'previous',
    ],
    [
      'the previous one when the current one needs a newer platform',
      { slot: { current: release('now', { platform: '^2.0.0' }), previous: before } },
      'before',
      'previous',
    ],
    [
      'the current one when the canary needs a newer platform',
      {
        slot: { ...slot, canary: { release: release('next', { platform: '^1.3.0' }), percent: 99 } },
        bucket: 0,
      },
      'now',
      'current',
    ],
    [
      'the previous one when the current one lost the route',
      { slot: { current: release('now', { routes: [] }), previous: before } },
      'before',
      'previous',
    ],
    [
      'the override before everything',
      { slot: withCanary, bucket: 0, override: release('mine') },
      'mine',
      'override',
    ],
  ];
  test.each(cases)('%s', (_name, change, id, role) => {
    expect(resolveRelease({ ...base, ...change })).toMatchObject({ kind: 'release', release: { id }, role });
  });
});

describe('an error names the failure of the most preferred release', () => {
  const cases: [string, Partial<ResolveContext>, string, string][] = [
    ['no previous one', { slot: { current: now }, failures: { now: 'init' } }, 'init', 'now'],
    [
      'nothing compatible',
      { slot: { current: release('now', { platform: '^2.0.0' }) } },
      'incompatible',
      'now',
    ],
    ['the route is nowhere', { slot: { current: now }, path: '/elsewhere' }, 'screen-missing', 'now'],
    ['a failed override does not fall back', { override: now, failures: { now: 'render' } }, 'render', 'now'],
  ];
  test.each(cases)('%s', (_name, change, failure, id) => {
    expect(resolveRelease({ ...base, ...change })).toMatchObject({
      kind: 'refused',
      rejected: [{ failure, release: { id } }],
    });
  });
});

test('rejected releases are named in order of preference, each with its own failure', () => {
  const failures = { next: 'render', now: 'timeout', before: 'unreachable' } as const;
  expect(resolveRelease({ ...base, slot: withCanary, bucket: 0, failures })).toEqual({
    kind: 'refused',
    rejected: [
      { release: next, role: 'canary', failure: 'render' },
      { release: now, role: 'current', failure: 'timeout' },
      { release: before, role: 'previous', failure: 'unreachable' },
    ],
  });
});
