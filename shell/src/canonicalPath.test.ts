// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { removeTrailingSlash } from './canonicalPath';

test.each([
  ['/login/?ref=ABC#top', '/login?ref=ABC#top'],
  ['/plan//', '/plan'],
  ['//plan/', '//plan'],
  ['/', '/'],
  ['/profile', '/profile'],
])('%s becomes %s', (address, canonical) => {
  history.replaceState({ usr: 1 }, '', location.origin + address);
  removeTrailingSlash();
  expect(location.href).toBe(location.origin + canonical);
  expect(history.state).toEqual({ usr: 1 });
});
