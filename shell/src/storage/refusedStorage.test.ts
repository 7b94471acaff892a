// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';

const NAMES = ['localStorage', 'sessionStorage'] as const;
const own = NAMES.map((name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const);

beforeEach(() => {
  for (const name of NAMES) {
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(window, name, { get, configurable: true });
  }
});
afterEach(() => {
  for (const [name, descriptor] of own) Object.defineProperty(window, name, descriptor ?? {});
});

test('stored items last as long as the page if the browser refuses storage', async () => {
  await import('./refusedStorage');
  localStorage.setItem('token', 'secret');
  expect(localStorage.getItem('token')).toBe('secret');
  expect(sessionStorage.getItem('token')).toBeNull();
  // As the tokens of ended sessions and the drafts of forms are listed.
  expect(Object.keys(localStorage)).toEqual(['token']);
  expect([localStorage.length, localStorage.key(0), localStorage.key(1)]).toEqual([1, 'token', null]);
  localStorage.removeItem('token');
  expect(localStorage.getItem('token')).toBeNull();
  localStorage.setItem('user', 'asha');
  localStorage.clear();
  expect(Object.keys(localStorage)).toEqual([]);
});
