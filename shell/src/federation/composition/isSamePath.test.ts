import { expect, test } from 'vitest';
import { isSamePath } from './isSamePath';

test.each([
  ['/', '/'],
  ['/plan', '/plan/'],
  ['/rechargeNow', '/rechargenow'],
  ['/plan', '/Plan//'],
])('the route %s is opened by %s', (route, path) => {
  expect(isSamePath(route, path)).toBe(true);
});

test.each([
  ['/', '/plan'],
  ['/plan', '/plan/p1'],
  ['/plan', '/plans'],
])('the route %s is not opened by %s', (route, path) => {
  expect(isSamePath(route, path)).toBe(false);
});
