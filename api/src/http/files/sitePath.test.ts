import { expect, it } from 'vitest';
import { parseSitePath } from './sitePath';

it.each([
  ['/', 'route'],
  ['/plan', 'route'],
  ['/current_plan', 'route'],
  ['/composition.json', 'file'],
  ['/favicon.ico', 'file'],
  ['/mf-wallet/1.2.0-a1b2c3d4/static/js/main.js', 'release-file'],
  ['/shell/0.1.0-beta.1-a1b2c3d4/x', 'release-file'],
  ['/mf-wallet/latest/remote.js', 'file'],
  ['/.git/config', 'invalid'],
  ['/a/../b', 'invalid'],
  ['/a%2f..%2fb', 'invalid'],
  ['/a%5c..%5cb.js', 'invalid'],
  ['/%00', 'invalid'],
  ['/%zz', 'invalid'],
])('%s is a %s', (path, kind) => {
  expect(parseSitePath(path).kind).toBe(kind);
});
