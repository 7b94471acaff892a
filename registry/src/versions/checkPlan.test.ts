import { expect, test } from 'vitest';
import { checkPlan, type PlannedVersion, type VersionStep } from './checkPlan';

const planned = (name: string, type: VersionStep, newVersion = '2.5.0'): PlannedVersion => ({
  name: `@reelrupee/${name}`,
  type,
  newVersion,
});

test('a new part of a shared package needs a new version of the platform', () => {
  const alone = [planned('ui', 'minor'), planned('platform', 'patch', '2.4.1')];
  expect(checkPlan(alone, [])).toEqual([
    expect.stringContaining('Add a changeset: "@reelrupee/platform": minor'),
  ]);
  expect(checkPlan([planned('ui', 'minor'), planned('platform', 'minor')], [])).toEqual([]);
});

test('a fix of a shared package, and a new part of a package that is not shared, need none', () => {
  expect(checkPlan([planned('ui', 'patch')], [])).toEqual([]);
  expect(checkPlan([planned('federation', 'minor'), planned('contract', 'minor')], [])).toEqual([]);
});

test('the next platform must be one that every remote of the workspace runs on', () => {
  const plan = [planned('platform', 'major', '3.0.0'), planned('create-remote', 'patch')];
  const ranges = [
    { remote: 'mf-home', range: '^2.3.0' },
    { remote: 'mf-plans', range: '^2.4.0 || ^3.0.0' },
  ];
  expect(checkPlan(plan, ranges)).toEqual([expect.stringContaining('mf-home needs platform ^2.3.0')]);
  expect(checkPlan([planned('ui', 'patch')], ranges)).toEqual([]);
});

test('new repositories name the packages by their major versions', () => {
  const plan = [planned('federation', 'major', '2.0.0')];
  expect(checkPlan(plan, [])).toEqual([expect.stringContaining('"@reelrupee/create-remote": patch')]);
  expect(checkPlan([...plan, planned('create-remote', 'patch')], [])).toEqual([]);
});
