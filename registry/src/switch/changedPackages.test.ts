import { expect, test } from 'vitest';
import type { Composition } from '@reelrupee/federation/composition/composition';
import { remoteLike } from '../testing/exampleStore';
import { toRelease } from '../make/toRelease';
import type { AuditEntry } from '../store/auditEntry';
import { changedPackages } from './changedPackages';

const [a, b] = ['a', 'b'].map((id) => toRelease(remoteLike('mf-one', { id })));
if (!a || !b) throw new Error('Two releases are needed.');
const live: Composition = {
  id: '',
  assets: '/',
  shell: { release: 's', platform: '1.0.0' },
  remotes: { 'mf-one': { current: a } },
};
const entry = (change: Partial<AuditEntry>): AuditEntry => ({
  at: '2026-01-01T00:00:00Z',
  by: 'asha',
  action: 'release',
  name: 'mf-one',
  release: 'a',
  composition: '',
  ...change,
});
const due = (id: string, audit: AuditEntry[], now = live) =>
  changedPackages(new Map([['mf-one', id]]), now, audit).length > 0;

test('everything is released to an empty store', () => {
  const ids = new Map([
    ['shell', 's'],
    ['mf-one', 'a'],
  ]);
  expect(changedPackages(ids, undefined, [])).toEqual(['shell', 'mf-one']);
  expect(changedPackages(ids, live, [entry({})])).toEqual([]);
});

test('sources that changed are released, and so are sources that changed back', () => {
  expect(due('b', [entry({})])).toBe(true);
  const since = { ...live, remotes: { 'mf-one': { current: b, previous: a } } };
  expect(due('a', [entry({}), entry({ release: 'b', from: 'a' })], since)).toBe(true);
});

test('a canary counts as live', () => {
  const canary = { current: a, canary: { release: b, percent: 10 } };
  expect(due('b', [], { ...live, remotes: { 'mf-one': canary } })).toBe(false);
});

test.each<[string, Partial<AuditEntry>]>([
  ['rolled back', { action: 'rollback', release: 'a', withdrawn: 'b' }],
  ['withdrawn automatically', { action: 'demote', release: 'a', withdrawn: 'b' }],
  ['removed with its remote', { action: 'remove', release: 'b' }],
])('a release that was %s stays away until it is released by name', (_how, change) => {
  const audit = [entry({ release: 'b' }), entry(change), entry({ action: 'prune', release: 'b' })];
  expect(due('b', audit)).toBe(false);
  expect(due('b', [...audit, entry({ release: 'b' }), entry({ release: 'a', from: 'b' })])).toBe(true);
});
