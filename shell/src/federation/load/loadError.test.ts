import { expect, test } from 'vitest';
import { failedAddress, loadErrorKind, LoadError } from './loadError';

function chunkError(type: string): Error {
  return Object.assign(new Error('Loading chunk a failed.'), { name: 'ChunkLoadError', type });
}

test.each([
  [new LoadError('integrity', 'changed'), 'integrity'],
  [chunkError('unreachable'), 'unreachable'],
  [chunkError('missing'), 'evaluation'],
  [chunkError('error'), 'unreachable'],
  [Object.assign(new Error('css'), { code: 'CSS_CHUNK_LOAD_FAILED', type: 'error' }), 'style'],
  [new TypeError('x is not a function'), 'render'],
  [new Error('[ Federation Runtime ]: Remote container initialization failed. #RUNTIME-015'), 'init'],
  [
    new Error('[ Federation Runtime ]: The remote does not expose the requested module. #RUNTIME-014'),
    'screen-missing',
  ],
  ['thrown text', 'render'],
])('%o is of kind %s', (error, kind) => {
  expect(loadErrorKind(error, 'render')).toBe(kind);
});

test('a bundler names the file that it could not load', () => {
  expect(failedAddress(Object.assign(chunkError('error'), { request: 'https://a.b/x.js' }))).toBe(
    'https://a.b/x.js',
  );
  expect(failedAddress(new Error('anything else'))).toBeUndefined();
});
