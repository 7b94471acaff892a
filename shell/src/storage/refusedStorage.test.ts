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
  localStorage.removeItem('token');
  expect(localStorage.getItem('token')).toBeNull();
});
