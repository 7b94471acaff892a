// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { restoreBuiltIns } from './builtIns';

test('replaced and removed built-ins are put back and named; all else is left alone', () => {
  expect(restoreBuiltIns()).toEqual([]);
  const { map } = Array.prototype;
  const { then } = Promise.prototype;
  Array.prototype.map = () => [];
  Reflect.deleteProperty(Promise.prototype, 'then');
  Reflect.set(Math, 'double', (one: number) => one * 2);
  expect(restoreBuiltIns().sort()).toEqual(['map', 'then']);
  expect(Array.prototype.map).toBe(map);
  expect(Promise.prototype.then).toBe(then);
  expect(Reflect.deleteProperty(Math, 'double')).toBe(true);
  expect(restoreBuiltIns()).toEqual([]);
});

test('also those of the storage, without which the shell cannot work', () => {
  Storage.prototype.getItem = () => null;
  expect(restoreBuiltIns()).toEqual(['getItem']);
  localStorage.setItem('one', '1');
  expect(localStorage.getItem('one')).toBe('1');
});

test('also what would be needed to put them back', () => {
  const { defineProperty, getOwnPropertyDescriptor } = Object;
  Object.defineProperty = (target) => target;
  Object.getOwnPropertyDescriptor = () => undefined;
  Array.prototype.push = () => 0;
  expect(restoreBuiltIns().sort()).toEqual(['defineProperty', 'getOwnPropertyDescriptor', 'push']);
  expect(Object.defineProperty).toBe(defineProperty);
  expect(Object.getOwnPropertyDescriptor).toBe(getOwnPropertyDescriptor);
});

test('a frozen part is named once, for the release that froze it, and the others are put back', async () => {
  const builtIns = await import('./builtIns');
  const release = { id: '', platform: '^1.0.0', routes: [], files: {} };
  const load = (name: string) => () =>
    builtIns.checkBuiltIns({
      name,
      remote: 'mf-plans',
      attempt: name,
      query: '',
      base: '/',
      release: { ...release, id: name },
      verified: true,
    });
  const { trim } = String.prototype;
  // Parts that no other test of this worker uses: they stay frozen.
  const frozen = { configurable: false, writable: false };
  Object.defineProperty(String.prototype, 'blink', { ...frozen, value: () => 'replaced' });
  Object.defineProperty(String.prototype, 'big', frozen);
  String.prototype.trim = () => '';
  expect(load('bad')).toThrow('bad changed trim, blink, big.');
  expect(String.prototype.trim).toBe(trim);
  expect(load('innocent')).not.toThrow();
  expect(builtIns.frozenBy?.name).toBe('bad');
  const { hasHung } = await import('./bootSentinel');
  expect([hasHung('mf-plans', 'bad'), hasHung('mf-plans', 'innocent')]).toEqual([true, false]);
});
