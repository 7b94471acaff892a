import { posix, win32 } from 'node:path';
import { expect, test } from 'vitest';
import { withSlashes } from './slashes';

test('a path of a build is the same on every system', () => {
  expect(withSlashes(win32.join('static', 'js', 'a.js'), win32.sep)).toBe('static/js/a.js');
  expect(withSlashes('static/js/a.js', posix.sep)).toBe('static/js/a.js');
});
